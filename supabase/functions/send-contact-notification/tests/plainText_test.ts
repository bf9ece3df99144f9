import assert from "node:assert/strict";
import { escapeHtml, oneLine } from "../plainText.ts";

const lines: [string, string][] = [
  ["Ana", "Ana"],
  ["Ana\r\nBcc: all@example.com", "Ana Bcc: all@example.com"],
  ["Ana\rB\nC\u2028D\u2029E\u0085F\0G", "Ana B C D E F G"],
  ["\n\n", ""],
  [" Núñez 😀 ", "Núñez 😀"],
];
for (const [text, line] of lines) {
  Deno.test(`one line of ${JSON.stringify(text)}`, () => assert.equal(oneLine(text), line));
}

Deno.test("a long line is cut between characters", () => {
  assert.equal(oneLine("😀".repeat(5), 3), "😀😀😀…");
  assert.equal(oneLine("😀".repeat(3), 3), "😀😀😀");
});

const markup: [string, string][] = [
  ["<script>alert('x')</script>", "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"],
  [`" onload="x`, "&quot; onload=&quot;x"],
  ["&lt; & &amp;", "&amp;lt; &amp; &amp;amp;"],
];
for (const [text, escaped] of markup) {
  Deno.test(`escaped: ${text}`, () => assert.equal(escapeHtml(text), escaped));
}
