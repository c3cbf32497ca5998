// Firefox of some distributions lacks one command with which Playwright sets the colour scheme; it can do without.
const { prototype } = require("node:module");
const compile = prototype._compile;
const known = /(await this\.\S+\.send\("emulation\.setMediaFeaturesOverride", \{[^}]*\},[^}]*\})\)/g;

prototype._compile = function (source, file) {
  const isDriver = file.endsWith("coreBundle.js");
  return compile.call(this, isDriver ? source.replace(known, "$1).catch(() => {})") : source, file);
};
