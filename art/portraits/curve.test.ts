import { outline, strands, stroke } from "./curve";

describe("curves through points", () => {
  it("run straight into and out of corners", () => {
    expect(outline("0,0! 30,0! 30,30!")).toBe("M0 0C0 0 30 0 30 0C30 0 30 30 30 30C30 30 0 0 0 0Z");
  });

  it("pass a smooth point along the chord of its neighbours", () => {
    const [, before, after] = stroke("0,0! 50,50 100,0!").split("C");
    expect(before).toBe("0 0 24.5 50 50 50");
    expect(after).toBe("75.5 50 100 0 100 0");
  });

  it("lie evenly between the first strand and the last", () => {
    const starts = strands("0,0 0,10", "20,0 20,10", 3).match(/M[\d.]+/g);
    expect(starts).toEqual(["M0", "M10", "M20"]);
  });

  it.each(["12", "12,", "a,b"])("refuse %j, which is no point", (points) => {
    expect(() => outline(points)).toThrow("is not a point");
  });

  it("refuse strands that have different numbers of points", () => {
    expect(() => strands("0,0 1,1", "0,0", 2)).toThrow("as many points");
  });
});
