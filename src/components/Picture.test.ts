import { scaledSizes } from "./Picture";

test.each([
  [
    "(min-width: 1280px) 35rem, 90vw",
    "(min-width: 1536px) min(700px, 350px + 13.7vw), (min-width: 1280px) 35rem, 90vw",
  ],
  [
    "(min-width: 1200px) 400px, 100vw",
    "(min-width: 1536px) min(500px, 250px + 9.8vw), (min-width: 1200px) 400px, 100vw",
  ],
  ["12rem", "(min-width: 1536px) min(240px, 120px + 4.7vw), 12rem"],
  ["100vw", "100vw"],
  ["(min-width: 1024px) 58vw, 100vw", "(min-width: 1024px) 58vw, 100vw"],
  ["min(300px, 60vw)", "min(300px, 60vw)"],
])("adds the large screens' size when the sizes are “%s”: “%s”", (sizes, scaled) => {
  expect(scaledSizes(sizes)).toBe(scaled);
});
