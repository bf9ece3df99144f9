import { databaseAddress } from "./databaseAddress";

test.each([
  ["db.example:5432/db", "db.example:5432/db?sslmode=require"],
  ["db.example/db?sslmode=disable", "db.example/db?sslmode=require"],
  ["db.example/db?sslmode=verify-ca", "db.example/db?sslmode=verify-ca"],
  ["db.example/db?sslrootcert=ca.crt", "db.example/db?sslrootcert=ca.crt&sslmode=verify-full"],
  ["localhost.example/db", "localhost.example/db?sslmode=require"],
  ["localhost:5432/db", "localhost:5432/db"],
  ["127.0.0.1/db", "127.0.0.1/db"],
  ["[::1]/db", "[::1]/db"],
])(
  "keeps the password out of the URL of %s, and connects without encryption only to this machine",
  (given, expected) => {
    expect(databaseAddress(`postgresql://me:p%23a'b%40@${given}`)).toEqual({
      address: `postgresql://me@${expected}`,
      env: { PGPASSWORD: "p#a'b@" },
    });
  },
);
