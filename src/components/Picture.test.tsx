import { render, screen } from "@testing-library/react";
import { Picture } from "./Picture";
import { PortraitPicture } from "./Portrait";

const gatsbyImageData = {
  layout: "fullWidth" as const,
  width: 1,
  height: 1,
  images: { sources: [{ type: "image/avif", srcSet: "/a.avif 1w" }], fallback: { src: "/a.webp" } },
};

test.each([
  ["(min-width: 1280px) 35rem, 90vw", "min(700px, 350px + 13.7vw)"],
  ["(min-width: 1200px) 400px, 100vw", "min(500px, 250px + 9.8vw)"],
  ["12rem", "min(240px, 120px + 4.7vw)"],
  ["100vw", undefined],
  ["(min-width: 1024px) 58vw, 100vw", undefined],
  ["min(300px, 60vw)", undefined],
])(
  "adds a size for large screens only if the first size is a plain length: for “%s”, adds %s",
  (sizes, large) => {
    render(<Picture picture={{ alt: "A", src: { gatsbyImageData } }} sizes={sizes} />);
    const source = screen.getByRole("img").parentElement?.querySelector("source");
    const added = large ? `(min-width: 1536px) ${large}, ` : "";
    expect(source).toHaveAttribute("sizes", added + sizes);
  },
);

test("leaves no space for a portrait that is missing", () => {
  const { container } = render(<PortraitPicture picture={null} sizes="12rem" />);
  expect(container).toBeEmptyDOMElement();
});
