// Runs before or with an install, and before every command that would otherwise fail later with another program's
// message. Even an old version of Node must be able to parse it, so that it can report the error.
// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node does not know it
const { accessSync, constants, existsSync } = require("fs");
const { homedir } = require("os");
const { dirname, join } = require("path");
const { engines } = require("../../package.json");

const [major, minor] = process.versions.node.split(".").map(Number);
const isSupported = engines.node.split(" || ").some((range) => {
  const [, sign, oldestMajor, oldestMinor] = /^(\^|>=)(\d+)\.(\d+)$/.exec(range);
  if (major === Number(oldestMajor)) return minor >= Number(oldestMinor);
  return sign === ">=" && major > Number(oldestMajor);
});

function hasHome() {
  try {
    accessSync(homedir(), constants.W_OK);
    return true;
  } catch (_) {
    return false;
  }
}

const folder = dirname(dirname(__dirname));
const [unusable] = /[!()#%'[\]{}*?]/.exec(folder) || [];
const { HOME, NODE_ENV, npm_lifecycle_event: event } = process.env;
// npm runs this once the packages are there.
const leavesOut =
  event === "preinstall" &&
  NODE_ENV === "production" &&
  !existsSync(join(folder, "node_modules/tsx"));

const faults = [
  [isSupported, `The site needs Node ${engines.node}; this is Node ${process.versions.node}.`],
  [
    !unusable,
    `Gatsby cannot build in a folder whose path has ${unusable}: rename or move ${folder}.`,
  ],
  [
    !leavesOut,
    "NODE_ENV is production, so npm left out the packages that build the site: unset it, and run npm ci again.",
  ],
  [hasHome(), `The home folder ${HOME || ""} cannot be written to: set HOME to a folder of yours.`],
];

for (const [isRight, fault] of faults)
  if (!isRight) {
    console.error(`\n${fault}\n`);
    process.exitCode = 1;
  }
