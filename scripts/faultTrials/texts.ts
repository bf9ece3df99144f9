import { seededRandom } from "../../shared/seededRandom";
import type { MessageText } from "./visitor";

const CURIOSITIES = [
  "😀 👩🏽‍⚕️ e\u0301",
  "שלום ‏וברכה",
  "<script>alert(1)</script> & <b>bold</b>",
  "'); drop table contact_submissions; --",
  "%00 ../../etc/passwd \u0024{1+1}",
  "To: everyone\nBcc: evil@example.com",
  "D'Andrade-Núñez",
  "a plain question",
];

/** A message known by its mark, with something in it that might not survive the way. */
export function textOf(number: number, variant: "a" | "b", seed: number): MessageText {
  const mark = `[[s${seed}t${number}${variant}]]`;
  const dice = seededRandom(seed * 7919 + number);
  const curiosity = CURIOSITIES[Math.floor(dice() * CURIOSITIES.length)] ?? "";
  return { mark, text: `${mark} How long does it take?\n${curiosity}` };
}
