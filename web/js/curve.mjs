// The group and the signatures of py/fair, by @noble/curves. Only py/fair/group/noble.py uses this file.
// Loaded only when a network game begins. Numbers come as Number or BigInt, bytes as hexadecimal text.
import { interleavedMSMUnsafe, mulAddUnsafe } from '@noble/curves/abstract/curve.js';
import { ed25519, ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { bytesToHex, bytesToNumberLE, concatBytes, hexToBytes } from '@noble/curves/utils.js';
import { sha512 } from '@noble/hashes/sha2.js';

const { Point } = ristretto255;
const Edwards = ed25519.Point; // what lies inside a point of the group
const MANY = 16; // from this many points on, larger tables pay off

export const zero = Point.ZERO;
export const base = Point.BASE;
export const add = (one, other) => one.add(other);
export const subtract = (one, other) => one.subtract(other);
export const multiply = (scalar, point) => point.multiplyUnsafe(BigInt(scalar));
export const same = (one, other) => one.equals(other);
export const encode = point => point.toHex();
export const decode = text => {
  try {
    return Point.fromHex(text);
  } catch {
    return undefined; // not the one valid way to write a point
  }
};
export const fromUniform = text => ristretto255_hasher.deriveToCurve(hexToBytes(text));
// Caches multiples of a point that is multiplied often.
export const prepare = point => point.precompute(6, false);

// total(scalars, points): the sum of all products, from two Python lists
export const total = (scalars, points) => {
  const numbers = scalars.toJs().map(BigInt), inner = points.toJs().map(point => point.ep);
  const sum = numbers.length < MANY
    ? mulAddUnsafe(Edwards, inner, numbers)
    : interleavedMSMUnsafe(Edwards, inner, 5)(numbers);
  return new Point(sum);
};

export const publicKey = seed => bytesToHex(ed25519.getPublicKey(hexToBytes(seed)));
export const sign = (seed, message) => bytesToHex(ed25519.sign(hexToBytes(message), hexToBytes(seed)));

// A key that has signed before will sign again. Its multiples are cached, so a check takes half the time.
const KEPT = 64;
const signers = new Map();
const signer = key => {
  const known = signers.get(key);
  if (known && !known.isReady) {
    known.point.precompute(6);
    known.isReady = true;
  }
  if (known) return known.point;
  const point = Edwards.fromHex(key);
  if (point.isSmallOrder()) throw new Error('a key that signs everything');
  if (signers.size >= KEPT) signers.clear();
  signers.set(key, { point, isReady: false });
  return point;
};

// RFC 8032, 5.1.7, times eight, and as strict as the reference. The library's own check caches nothing for a key.
export const verify = (key, message, signature) => {
  try {
    const r = signature.slice(0, 64), s = bytesToNumberLE(hexToBytes(signature.slice(64)));
    const hash = sha512(concatBytes(hexToBytes(r), hexToBytes(key), hexToBytes(message)));
    const k = Edwards.Fn.create(bytesToNumberLE(hash));
    const right = Edwards.fromHex(r).add(signer(key).multiplyUnsafe(k));
    return Edwards.BASE.multiplyUnsafe(s).subtract(right).clearCofactor().is0(); // s must be smaller than the order
  } catch {
    return false; // not the one valid way to write a point or a number
  }
};
