interface PdfInfo {
  /** ISO date, for instance "2026-10-15". */
  date: string;
  /** Replaces the browser's name as the program that created the PDF. */
  creator: string;
}

/**
 * Sets a PDF's dates of creation and change and its creator, so that the same content gives the same
 * file. The browser writes all three uncompressed, and each keeps its length, so no offset in the
 * file changes.
 * @throws Error when the file does not contain exactly these three in the known format
 */
export function setPdfInfo(pdf: Buffer, { date, creator }: PdfInfo): Buffer {
  const stamp = `D:${date.replaceAll("-", "")}000000+00'00'`;
  let dates = 0;
  let creators = 0;
  const text = pdf
    .toString("latin1")
    .replace(/(\/(?:Creation|Mod)Date \()(D:\d{14}[+-]\d{2}'\d{2}')\)/g, (_, key, old) => {
      if (String(old).length !== stamp.length) return `${key}${old})`;
      dates += 1;
      return `${key}${stamp})`;
    })
    .replace(/(\/Creator \()((?:\\.|[^()\\])*)\)/g, (_, key, old) => {
      if (String(old).length < creator.length) return `${key}${old})`;
      creators += 1;
      return `${key}${creator.padEnd(String(old).length)})`;
    });
  if (dates !== 2 || creators !== 1) {
    throw new Error(
      `The PDF has ${dates} of the two dates of ${stamp.length} characters, its creation's and its change's, ` +
        `and ${creators} creators of at least ${creator.length} characters instead of one. ` +
        "If the browser writes them in a new format, adapt art/print/setPdfInfo.ts.",
    );
  }
  return Buffer.from(text, "latin1");
}
