/** Reads a text from the browser's storage: null where there is none, undefined where access is denied. */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text, or deletes it when it is empty. Returns false where the storage is denied or full. */
export function writeStored(key: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
