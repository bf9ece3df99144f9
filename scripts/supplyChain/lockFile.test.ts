import { readFileSync } from "node:fs";
import { LOCK_FILES, lockFileFaults } from "./lockFile";

const lock = (locked: object, lockfileVersion = 3) =>
  JSON.stringify({
    lockfileVersion,
    packages: { "": { name: "x" }, "node_modules/a": locked },
  });

test.each(LOCK_FILES)("%s has no faults", (file) => {
  expect(lockFileFaults(readFileSync(file, "utf8"))).toEqual([]);
});

test.each([
  [
    "a registry",
    lock({ integrity: "sha512-x", resolved: "https://r.example/a.tgz" }),
    /r\.example/,
  ],
  ["no checksum", lock({ version: "1.0.0" }), /node_modules\/a: has no checksum/],
  ["another version", lock({ integrity: "sha512-x" }, 1), /the version 1, not 3/],
])("%s is a fault", (_, text, message) => {
  expect(lockFileFaults(text)).toEqual([expect.stringMatching(message)]);
});
