/**
 * Sets a PDF's dates of creation and change, so that the same content gives the same file.
 * The browser writes both uncompressed and with a fixed length, so no offset in the file changes.
 * @param date ISO date, for instance "2026-10-15"
 * @throws Error when the file does not contain exactly these two dates in the known format
 */
export function setPdfDates(pdf: Buffer, date: string): Buffer {
  const stamp = `D:${date.replaceAll("-", "")}000000+00'00'`;
  let found = 0;
  const text = pdf
    .toString("latin1")
    .replace(/(\/(?:Creation|Mod)Date \()(D:\d{14}[+-]\d{2}'\d{2}')\)/g, (_, key, old) => {
      if (String(old).length !== stamp.length) return `${key}${old})`;
      found += 1;
      return `${key}${stamp})`;
    });
  if (found !== 2) {
    throw new Error(
      `The PDF has ${found} of the two dates of ${stamp.length} characters, its creation's and its change's. ` +
        "If the browser writes them in a new format, adapt art/print/setPdfDates.ts.",
    );
  }
  return Buffer.from(text, "latin1");
}
