import { brandMark } from "../../src/theme/brandMark";
import { palette } from "../../src/theme/palette";

interface Element {
  type: string;
  props: { style?: object; children?: (Element | string)[] | string; [attribute: string]: unknown };
}

const box = (style: object, children: (Element | string)[] | string): Element => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/** The words of a share image: the brand, the page's title, the tagline. */
export function shareCard(title: string, brand: string, tagline: string): Element {
  const mark: Element = {
    type: "svg",
    props: {
      width: 64,
      height: 64,
      viewBox: "0 0 40 40",
      style: { borderRadius: 18 },
      children: brandMark.map(({ points, fill }) => ({
        type: "polygon",
        props: { points, fill },
      })),
    },
  };
  return box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      width: "100%",
      height: "100%",
      padding: "64px 72px 84px",
      color: palette.white,
      fontFamily: "Display",
    },
    [
      box({ alignItems: "center", fontSize: 52, letterSpacing: -1 }, [
        mark,
        box({ marginLeft: 20 }, brand.toLowerCase()),
      ]),
      box({ flexDirection: "column" }, [
        box(
          {
            maxWidth: 820,
            fontSize: title.length > 40 ? 68 : 84,
            lineHeight: 1.02,
            letterSpacing: -2,
          },
          title,
        ),
        box({ marginTop: 28, fontFamily: "Text", fontSize: 30, color: palette.mango }, tagline),
      ]),
    ],
  );
}
