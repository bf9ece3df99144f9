import satori from "satori";
import { displayFonts } from "./staticFont";

const SIZE = 200;

/** Draws the lender's name in the display typeface, so that no browser shows it in another one. */
export async function wordmark(name: string): Promise<{ path: string; viewBox: string }> {
  const element = {
    type: "div",
    props: {
      style: { fontSize: SIZE, lineHeight: 1, letterSpacing: -SIZE / 50 },
      children: name.toLowerCase(),
    },
  };
  // Only the height: the drawing is as wide as the name.
  const svg = await satori(
    element as never,
    { height: SIZE, fonts: await displayFonts() } as never,
  );
  const [, viewBox = ""] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join("");
  return {
    path: paths.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
    viewBox,
  };
}
