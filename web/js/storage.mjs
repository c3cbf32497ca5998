// The device's storage behind py/store: texts under names in IndexedDB. A write is all or nothing.
const asked = request => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});
let opened;
const open = () => opened ??= new Promise((done, failed) => {
  const request = indexedDB.open('cabinet-noir', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('kept');
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});
const reading = async () => (await open()).transaction('kept').objectStore('kept');
// Strict: a put ends when the data is on the disk, so a flat battery loses nothing that we called saved.
const writing = async change => {
  const transaction = (await open()).transaction('kept', 'readwrite', { durability: 'strict' });
  change(transaction.objectStore('kept'));
  transaction.commit();  // sent with the data: a page that is left in this moment takes nothing back
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onerror = transaction.onabort = () => failed(transaction.error);
  });
};
export const storage = {
  get: async key => asked((await reading()).get(key)),
  keys: async () => asked((await reading()).getAllKeys()),
  put: (...rows) => writing(kept => { for (let i = 0; i < rows.length; i += 2) kept.put(rows[i + 1], rows[i]); }),
  remove: (...keys) => writing(kept => keys.forEach(key => kept.delete(key))),
  persist: async () => (await navigator.storage?.persist?.()) ?? false,
};
