/*
 * The waterfront of Port of Spain, traced by hand in degrees east and north, accurate to about a city
 * block. Harbour Row is fictional.
 */

/** In degrees east and north. */
export type Place = readonly [longitude: number, latitude: number];

/** The outline of the land and the quays in the picture. */
export const coast: Place[] = [
  [-61.56, 10.69],
  [-61.56, 10.6583],
  [-61.537, 10.6553],
  [-61.5296, 10.6528],
  [-61.5292, 10.6512],
  [-61.5262, 10.6512],
  [-61.5245, 10.6497],
  [-61.5212, 10.6478],
  [-61.5212, 10.6468],
  [-61.5174, 10.6468],
  [-61.5172, 10.6455],
  [-61.5163, 10.6455],
  [-61.5162, 10.6468],
  [-61.5106, 10.6467],
  [-61.5105, 10.6448],
  [-61.5096, 10.6448],
  [-61.5095, 10.6463],
  [-61.5062, 10.6461],
  [-61.5061, 10.6432],
  [-61.4996, 10.6428],
  [-61.4985, 10.6438],
  [-61.497, 10.6422],
  [-61.47, 10.641],
  [-61.47, 10.69],
];

/** A grid of streets, given by the edges of its blocks and its rotation. */
interface Quarter {
  origin: Place;
  /** The edges of the blocks: `columns` in degrees east of the origin, `rows` in degrees north of it. */
  columns: number[];
  rows: number[];
  /** The rotation: degrees east for each degree north (`lean`), and north for each degree east (`slope`). */
  lean: number;
  slope: number;
}

const lines = (count: number, first: number, apart: number) =>
  Array.from({ length: count }, (_, index) => first + index * apart);

const quarters: Quarter[] = [
  // The town to the north of Independence Square.
  {
    origin: [-61.5166, 10.6504],
    columns: lines(9, 0, 0.0014),
    rows: lines(9, 0, 0.00172),
    lean: -0.13,
    slope: 0,
  },
  // Woodbrook, along Wrightson Road.
  {
    origin: [-61.5196, 10.6517],
    columns: lines(12, -0.0231, 0.0021),
    rows: lines(8, 0, 0.0018),
    lean: -0.13,
    slope: -0.5,
  },
  // East of the river.
  {
    origin: [-61.5008, 10.6496],
    columns: lines(9, 0, 0.0022),
    rows: lines(9, 0, 0.002),
    lean: -0.1,
    slope: 0.04,
  },
  // Along the water, on both sides of Harbour Row.
  {
    origin: [-61.5186, 10.64785],
    columns: lines(9, 0, 0.00145),
    rows: [0, 0.00075],
    lean: 0,
    slope: -0.03,
  },
  {
    origin: [-61.5204, 10.6469],
    columns: lines(10, 0, 0.00145),
    rows: [0, 0.00062],
    lean: 0,
    slope: -0.012,
  },
];

/** Returns the corners of each block. The gaps between blocks are the streets. */
export const blocks = (): Place[][] =>
  quarters.flatMap(({ origin: [west, south], columns, rows, lean, slope }) => {
    const at = (east: number, north: number): Place => [
      west + east + north * lean,
      south + north + east * slope,
    ];
    return rows.slice(1).flatMap((north, row) =>
      columns.slice(1).map((east, column) => {
        const [left, bottom] = [columns[column] ?? east, rows[row] ?? north];
        return [at(left, bottom), at(east, bottom), at(east, north), at(left, north)];
      }),
    );
  });

/** The port's storage areas, each with a row of containers in the lender's colours. */
export const containers: Place[] = lines(4, 10.6437, 0.00062).flatMap((latitude) =>
  lines(5, -61.5056, 0.00075).map((longitude): Place => [longitude, latitude]),
);

/** The parks: the promenade, the squares and the southern end of the Savannah. */
export const parks: Place[][] = [
  [
    [-61.5166, 10.6495],
    [-61.5047, 10.6493],
    [-61.5047, 10.6499],
    [-61.5166, 10.6501],
  ],
  [
    [-61.51285, 10.65385],
    [-61.51145, 10.65385],
    [-61.51167, 10.65555],
    [-61.51307, 10.65555],
  ],
  [
    [-61.5205, 10.6668],
    [-61.5192, 10.6641],
    [-61.5128, 10.6633],
    [-61.5092, 10.6642],
    [-61.5086, 10.668],
    [-61.52, 10.69],
  ],
];

/** The wide roads, with their names where there is room. */
export const roads: { name?: string; from: Place; through: Place[] }[] = [
  {
    name: "Wrightson Road",
    from: [-61.538, 10.6589],
    through: [
      [-61.5292, 10.6556],
      [-61.5226, 10.6521],
      [-61.5176, 10.6489],
      [-61.508, 10.6486],
      [-61.47, 10.6474],
    ],
  },
  { from: [-61.5176, 10.6503], through: [[-61.5042, 10.6502]] },
  { from: [-61.538, 10.6704], through: [[-61.519, 10.6609]] },
  { from: [-61.5176, 10.6489], through: [[-61.5199, 10.68]] },
  {
    from: [-61.5042, 10.6485],
    through: [
      [-61.5058, 10.662],
      [-61.5066, 10.68],
    ],
  },
  {
    name: "Harbour Row",
    from: [-61.5226, 10.6521],
    through: [
      [-61.52, 10.6477],
      [-61.5066, 10.64735],
      [-61.5062, 10.6486],
    ],
  },
];

/** The river in its channel, to the east of the town. */
export const river: Place[] = [
  [-61.503, 10.68],
  [-61.5034, 10.66],
  [-61.5022, 10.65],
  [-61.501, 10.641],
];
