import styled from "@emotion/styled";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { below, breakpoints } from "../theme/breakpoints";

interface ImageSource {
  alt: string | null;
  src: { gatsbyImageData: IGatsbyImageData | null };
}

interface PictureProps {
  picture: ImageSource | null;
  /** The `sizes` attribute for windows up to the widest breakpoint; see `scaledSizes`. */
  sizes: string;
  /** A different picture for phones. It fills the width unless `portraitSizes` says otherwise. */
  portrait?: ImageSource | null;
  portraitSizes?: string;
  /** Loads the picture eagerly with high priority. Use it for the largest picture above the fold. */
  priority?: boolean;
  /** Leaves out the placeholder colour, for a picture with a transparent background. */
  transparent?: boolean;
}

/** The minimum `width` attribute, in CSS pixels. Only the ratio of width to height matters. */
const REFERENCE_WIDTH = 1600;

const Image = styled("img", {
  shouldForwardProp: (name) => name !== "placeholderColor",
})<{ placeholderColor: string | undefined }>`
  width: 100%;
  ${({ placeholderColor }) => placeholderColor && `--placeholder: ${placeholderColor};`}
`;

const PHONES = below("md").replace("@media ", "");

/**
 * A picture in every width that the build has rendered, or an SVG drawing. Until it has loaded, its dominant
 * colour fills the space reserved for it, so nothing shifts. Renders nothing if there is no picture.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, portrait, portraitSizes = "100vw", priority, transparent } = props;
  const data = picture?.src.gatsbyImageData;
  if (!data) return null;
  const { images, backgroundColor } = data;
  const phone = portrait?.src.gatsbyImageData;
  const allSizes = scaledSizes(sizes);
  return (
    <picture>
      {phone &&
        sourcesOf(phone).map(({ type, srcSet }) => (
          <source
            key={srcSet}
            media={PHONES}
            type={type}
            srcSet={srcSet}
            sizes={portraitSizes}
            {...dimensions(phone)}
          />
        ))}
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={allSizes} />
      ))}
      <Image
        src={images.fallback?.src}
        alt={picture.alt ?? ""}
        {...dimensions(data)}
        placeholderColor={transparent ? undefined : backgroundColor}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority ? "high" : undefined}
      />
    </picture>
  );
}

/** An SVG drawing has one file for all widths. */
const sourcesOf = ({ images }: IGatsbyImageData): { type?: string; srcSet?: string }[] =>
  images.sources ?? [{ srcSet: images.fallback?.src }];

/** Scales to whole pixels, because gatsby-plugin-image reports a full-width picture as 1 pixel wide. */
function dimensions({ width, height }: { width: number; height: number }) {
  const pixels = Math.max(width, REFERENCE_WIDTH);
  return { width: pixels, height: Math.round((pixels * height) / width) };
}

/** Matches a first size that is a single length in rem or px, with or without a minimum window width. */
const FIRST_LENGTH = /^(?:\(min-width: \d+px\) )?([\d.]+)(rem|px)(?=,|$)/;

const DEFAULT_FONT_SIZE = 16;

/**
 * Adds a size for windows above the widest breakpoint, where all lengths scale with the window (see `html`
 * in globalStyles.ts). The added size is in vw, because browsers resolve rem in `sizes` against the default
 * font size. Leaves `sizes` unchanged if its first size is not a plain length.
 * @param sizes a `sizes` attribute, widest window first
 */
function scaledSizes(sizes: string): string {
  const [, number, unit] = FIRST_LENGTH.exec(sizes) ?? [];
  if (!number) return sizes;
  const pixels = Number(number) * (unit === "rem" ? DEFAULT_FONT_SIZE : 1);
  const maximum = `${round(pixels * 1.25)}px`;
  const scaled = `${round(pixels * 0.625)}px + ${round((pixels * 0.390625) / DEFAULT_FONT_SIZE)}vw`;
  return `(min-width: ${breakpoints["2xl"]}px) min(${maximum}, ${scaled}), ${sizes}`;
}

const round = (number: number) => Math.round(number * 10) / 10;
