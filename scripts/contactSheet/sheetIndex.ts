export interface Sheet {
  /** The page's address on the site. */
  path: string;
  /** The sheet's file, beside the index. */
  file: string;
  /** The pictures in their full size. */
  pictures: { width: number; file: string }[];
}

/** The page that leads through the sheets. */
export const sheetIndex = (title: string, sheets: readonly Sheet[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui; }
  section { margin-block: 3rem; }
  img { display: block; max-width: 100%; max-height: 40rem; object-fit: cover; object-position: top }
</style>
<h1>${title}</h1>
${sheets.map(section).join("\n")}
</html>
`;

const section = ({ path, file, pictures }: Sheet) => `<section>
  <h2>${path}</h2>
  <p>Full size: ${pictures.map((picture) => `<a href="${picture.file}">${picture.width}</a>`).join(" ")}</p>
  <a href="${file}"><img src="${file}" alt="${path} at ${pictures.length} widths" loading="lazy"></a>
</section>`;
