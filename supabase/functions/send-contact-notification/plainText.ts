const breaks = /[\p{Cc}\u2028\u2029]+/gu;
const htmlCharacters = /[&<>"']/g;
const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * A text fit for a header or for one line of the mail: controls and line breaks of any kind become
 * spaces, so it can begin neither a new header nor an invented field. Cut to `most` code points.
 */
export function oneLine(text: string, most = 200): string {
  const characters = Array.from(text.replace(breaks, " ").trim());
  return characters.length <= most ? characters.join("") : `${characters.slice(0, most).join("")}…`;
}

/** Text with the characters that mean something in HTML written out; safe between tags and in quotes. */
export function escapeHtml(text: string): string {
  return text.replace(htmlCharacters, (character) => entities[character] ?? character);
}
