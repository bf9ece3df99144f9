import * as palette from "../../src/theme/palette";

interface Element {
  type: string;
  props: { style?: object; children?: (Element | string)[] | string; [attribute: string]: unknown };
}

export interface CardWords {
  title: string;
  brand: string;
  tagline: string;
}

const box = (style: object, children: (Element | string)[] | string): Element => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/**
 * The words of a share image: the brand's name beside its mark, which the ground carries, then the
 * page's title and the tagline in the calm part at the left. Words that are left out leave the
 * others in their places.
 */
export function shareCard({ title, brand, tagline }: CardWords): Element {
  return box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      width: 1056,
      height: 486,
      margin: "60px 72px 84px",
      color: palette.white,
      fontFamily: "Display",
    },
    [
      box(
        { marginLeft: 68, fontSize: 48, lineHeight: 1.2, letterSpacing: -1 },
        brand.toLowerCase(),
      ),
      box({ flexDirection: "column" }, [
        box(
          {
            maxWidth: 660,
            fontSize: title.length > 34 ? 64 : 80,
            lineHeight: 1.04,
            letterSpacing: -2,
          },
          title,
        ),
        box(
          { height: 36, marginTop: 28, fontFamily: "Text", fontSize: 30, color: palette.mango },
          tagline,
        ),
      ]),
    ],
  );
}
