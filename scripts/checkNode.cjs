// Runs before any package is needed, so it is plain JavaScript that an old Node can parse.
const { engines } = require("../package.json");

const tried = engines.node.match(/\d+(\.\d+)?/g);
const [major, minor] = process.versions.node.split(".").map(Number);
const [oldestMajor, oldestMinor = 0] = tried[0].split(".").map(Number);

if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(`The site needs Node ${tried[0]} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
if (!tried.some((version) => parseInt(version, 10) === major))
  console.warn(
    `The site is tested with Node ${tried.join(", ")}; this is Node ${process.versions.node}, which may work too.`,
  );
