// Runs before packages are installed. Even an old version of Node must be able to parse it, so that it can
// report the error.
const { engines } = require("../package.json");

const [major, minor] = process.versions.node.split(".").map(Number);
const isSupported = engines.node.split(" || ").some((range) => {
  const [, sign, oldestMajor, oldestMinor] = /^(\^|>=)(\d+)\.(\d+)$/.exec(range);
  if (major === Number(oldestMajor)) return minor >= Number(oldestMinor);
  return sign === ">=" && major > Number(oldestMajor);
});

if (!isSupported) {
  console.error(`The site needs Node ${engines.node}; this is Node ${process.versions.node}.`);
  process.exit(1);
}
