/** Gives Node's tests a browser's storage with at most one entry, of any name. */
export function fakeStorage() {
  const fake = {
    entry: null as string | null,
    state: "usable" as "usable" | "full" | "denied",
  };
  const demand = (isPossible: boolean) => {
    if (!isPossible) throw new Error(`Storage is ${fake.state}.`);
  };
  const localStorage = {
    getItem() {
      demand(fake.state !== "denied");
      return fake.entry;
    },
    setItem(_: string, value: string) {
      demand(fake.state === "usable");
      fake.entry = value;
    },
    removeItem() {
      demand(fake.state !== "denied");
      fake.entry = null;
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value: localStorage, configurable: true });
  return fake;
}
