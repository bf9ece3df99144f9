// Runs before any package is needed, and is written in JavaScript that even an old version of Node can parse.
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
