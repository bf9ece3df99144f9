import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoArea } from "d3-geo";
import type { Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

// Natural Earth 1:10m, in the public domain, as packaged by world-atlas.
type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

function readAtlas(file: "land-10m" | "countries-10m"): Atlas {
  const path = createRequire(__filename).resolve(`world-atlas/${file}.json`);
  return JSON.parse(readFileSync(path, "utf8")) as Atlas;
}

const featuresOf = (atlas: Atlas, objects: GeometryCollection) => feature(atlas, objects).features;

/** One connected piece of land. Its outer ring comes first, then its lakes, in degrees east and north. */
export type Landmass = Position[][];

type Shape = { type: string; coordinates?: unknown };

function massesOf(geometry: Shape): Landmass[] {
  if (geometry.type === "Polygon") return [geometry.coordinates as Landmass];
  if (geometry.type === "MultiPolygon") return geometry.coordinates as Landmass[];
  return [];
}

const isInCaribbean = (mass: Landmass) =>
  (mass[0] ?? []).some(
    ([east = 0, north = 0]) => east > -100 && east < -40 && north > 0 && north < 32,
  );

/**
 * Corrects the winding order of a landmass. A few tiny islands in the atlas have the wrong order, which on
 * a sphere encloses everything except the island.
 */
function rewound(mass: Landmass): Landmass {
  const wrong = geoArea({ type: "Polygon", coordinates: mass }) > 2 * Math.PI;
  return wrong ? mass.map((ring) => [...ring].reverse()) : mass;
}

const isMainland = (mass: Landmass) => (mass[0]?.length ?? 0) > 20_000;

/** Returns the landmasses of the Caribbean, with the mainland separate from the islands. */
export function readLand(): { islands: Landmass[]; mainland: Landmass[] } {
  const atlas = readAtlas("land-10m");
  const masses = featuresOf(atlas, atlas.objects.land)
    .flatMap(({ geometry }) => massesOf(geometry))
    .filter(isInCaribbean)
    .map(rewound);
  return {
    islands: masses.filter((mass) => !isMainland(mass)),
    mainland: masses.filter(isMainland),
  };
}

/**
 * Returns a country's landmasses.
 * @param name the name as spelled by Natural Earth, such as "Trinidad and Tobago"
 * @throws Error when no country has that name
 */
export function readCountry(name: string): Landmass[] {
  const atlas = readAtlas("countries-10m");
  const country = featuresOf(atlas, atlas.objects.countries).find(
    ({ properties }) => properties !== null && "name" in properties && properties.name === name,
  );
  if (!country) throw new Error(`Natural Earth has no country "${name}" at 1:10m.`);
  return massesOf(country.geometry).map(rewound);
}
