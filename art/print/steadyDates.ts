/**
 * Sets a PDF's dates of creation and change, so that the same content makes the same file.
 * The browser writes both in the clear and always equally long, so no offset in the file moves.
 * @param date ISO date, for instance "2026-10-15"
 * @throws when the file does not hold the two dates in the form that is known
 */
export function steadyDates(pdf: Buffer, date: string): Buffer {
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
      `A PDF should hold two dates of ${stamp.length} characters, one of creation and one of change; ` +
        `${found} were found. The browser may write them in a new form: see art/print/steadyDates.ts.`,
    );
  }
  return Buffer.from(text, "latin1");
}
