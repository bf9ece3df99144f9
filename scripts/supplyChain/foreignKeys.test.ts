import { foreignKeys } from "./foreignKeys";

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = (role: string) => `${part({ alg: "HS256" })}.${part({ role })}.c2lnbmF0dXJl`;
const PUBLIC = "sb_publishable_abc";

test.each([
  ["the public key", `k="${PUBLIC}"`, PUBLIC, []],
  ["the older public key", token("anon"), token("anon"), []],
  ["a secret key", 'k="sb_secret_abc"', PUBLIC, [/^a secret key, sb_secret_abc…$/]],
  ["another public key", "sb_publishable_other", PUBLIC, [/^a key other than the public one/]],
  ["an older secret key", token("service_role"), PUBLIC, [/^a secret key/]],
  [
    "a secret key given as the public one",
    token("service_role"),
    token("service_role"),
    [/secret/],
  ],
])(
  "given a file with %s, reports only the keys that visitors must not see",
  (_, text, publicKey, expected) => {
    expect(foreignKeys(text, publicKey)).toEqual(
      expected.map((message) => expect.stringMatching(message)),
    );
  },
);
