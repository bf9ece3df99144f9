import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { below, breakpoints } from "../theme/breakpoints";

interface PictureProps {
  picture: Queries.PictureDataFragment;
  /** How wide the picture is shown, as the `sizes` attribute says it; see grownSizes. */
  sizes: string;
  /** Another picture for phones, where it fills the width. */
  portrait?: Queries.PictureDataFragment;
  /** How wide that other picture is shown. */
  portraitSizes?: string;
  /** The page's largest picture: fetched first, never late. */
  priority?: boolean;
  /** The picture has no ground of its own: nothing is painted behind it. */
  transparent?: boolean;
  className?: string;
}

/** The first of the sizes, where it is a plain measure: for all windows, or for those from a width up. */
const FIRST = /^(?:\(min-width: \d+px\) )?([\d.]+)(rem|px)(?=,|$)/;

const USUAL_LETTERS = 16;

/** In CSS pixels. */
const REFERENCE_WIDTH = 1600;

const Image = styled("img", {
  shouldForwardProp: (name) => name !== "ground",
})<{ ground: string | undefined }>`
  width: 100%;
  height: auto;
  background: ${({ ground }) => ground ?? "none"};
`;

const PHONES = below("md").replace("@media ", "");

/**
 * A picture in every width and format the build made of it. Its room and its dominant colour are
 * there before it is, and nothing moves or fades when it comes.
 */
export function Picture({
  picture,
  sizes,
  portrait,
  portraitSizes = "100vw",
  priority = false,
  transparent,
  className,
}: PictureProps) {
  const data = picture.src.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, backgroundColor } = data;
  const phone = portrait?.src.childImageSharp?.gatsbyImageData;
  const shownSizes = grownSizes(sizes);
  return (
    <picture>
      {phone?.images.sources?.map(({ type, srcSet }) => (
        <source
          key={type}
          media={PHONES}
          type={type}
          srcSet={srcSet}
          sizes={portraitSizes}
          {...measures(phone)}
        />
      ))}
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={shownSizes} />
      ))}
      <Image
        className={className}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={shownSizes}
        alt={picture.alt ?? ""}
        {...measures(data)}
        ground={transparent ? undefined : backgroundColor}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority ? "high" : undefined}
      />
    </picture>
  );
}

/** Full-width pictures come measured as 1 by their ratio; only the ratio matters to the layout. */
function measures({ width, height }: { width: number; height: number }) {
  const pixels = Math.max(width, REFERENCE_WIDTH);
  return { width: pixels, height: Math.round((pixels * height) / width) };
}

/**
 * From the widest breakpoint up all sizes grow with the window, as `html` in the global styles
 * does; a browser that reads a `sizes` attribute knows nothing of that, and is told here.
 * @param sizes as the `sizes` attribute has them, the widest windows' first
 */
export function grownSizes(sizes: string): string {
  const [, number, unit] = FIRST.exec(sizes) ?? [];
  if (!number) return sizes;
  const pixels = Number(number) * (unit === "rem" ? USUAL_LETTERS : 1);
  const most = `${round(pixels * 1.25)}px`;
  const grown = `${round(pixels * 0.625)}px + ${round((pixels * 0.390625) / USUAL_LETTERS)}vw`;
  return `(min-width: ${breakpoints["2xl"]}px) min(${most}, ${grown}), ${sizes}`;
}

const round = (number: number) => Math.round(number * 10) / 10;

export const query = graphql`
  fragment PictureData on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [264, 324, 396, 480, 580, 700, 850, 1040, 1270, 1560]
        )
      }
    }
  }
`;
