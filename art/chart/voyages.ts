import { palette } from "../palette";
import type { Chart, Frame } from "./frame";
import { beacon, rhumbLines } from "./marks";
import { compassRose } from "./rose";

type Place = readonly [longitude: number, latitude: number];

const portOfSpain: Place = [-61.52, 10.65];

/** A chart of a route between islands. */
interface Voyage {
  place: string;
  /** The centre of the chart, in degrees east and north. */
  middle: Place;
  pixelsPerDegree: number;
  /** The courses of ships, each a list of waypoints from one port to another. */
  courses?: Place[][];
  /** The ports that are marked with a light. */
  lights?: Place[];
  /** The position of a compass rose, in px. */
  rose?: { x: number; y: number };
}

/** The charts behind page titles. */
const voyages = {
  salary: {
    place: "Trinidad and Tobago",
    middle: [-61.0, 10.86],
    pixelsPerDegree: 330,
    courses: [[portOfSpain, [-61.72, 10.78], [-61.4, 11.02], [-60.74, 11.17]]],
    lights: [[-60.74, 11.17]],
  },
  business: {
    place: "Grenada",
    middle: [-61.62, 12.13],
    pixelsPerDegree: 620,
    lights: [[-61.755, 12.05]],
  },
  government: {
    place: "Tobago",
    middle: [-60.68, 11.24],
    pixelsPerDegree: 860,
    lights: [[-60.74, 11.17]],
  },
  why: {
    place: "The Windward Islands",
    middle: [-60.7, 12.15],
    pixelsPerDegree: 118,
    courses: [
      [portOfSpain, [-61.9, 10.95], [-61.6, 12.9], [-61.0, 14.02]],
      [portOfSpain, [-61.9, 10.95], [-60.4, 11.7], [-59.62, 13.09]],
    ],
    lights: [
      [-61.0, 14.02],
      [-59.62, 13.09],
    ],
  },
  faq: {
    place: "St. Vincent",
    middle: [-61.19, 13.24],
    pixelsPerDegree: 520,
    rose: { x: 1292, y: 196 },
  },
  team: {
    place: "St. Lucia and St. Vincent",
    middle: [-61.08, 13.62],
    pixelsPerDegree: 250,
    lights: [
      [-60.99, 14.01],
      [-61.22, 13.15],
    ],
  },
  profile: {
    place: "Trinidad",
    middle: [-61.3, 10.44],
    pixelsPerDegree: 250,
    lights: [portOfSpain],
  },
  newsletters: {
    place: "The Grenadines",
    middle: [-61.42, 12.64],
    pixelsPerDegree: 300,
    courses: [
      [
        [-61.75, 12.05],
        [-61.46, 12.46],
        [-61.35, 12.72],
        [-61.24, 13.0],
        [-61.23, 13.15],
      ],
    ],
    lights: [[-61.23, 13.15]],
  },
  notices: {
    place: "Barbados",
    middle: [-59.55, 13.18],
    pixelsPerDegree: 760,
    lights: [[-59.62, 13.1]],
  },
  resources: {
    place: "Martinique",
    middle: [-61.0, 14.65],
    pixelsPerDegree: 500,
    rose: { x: 1300, y: 210 },
  },
  employer: {
    place: "Trinidad",
    middle: [-61.5, 10.28],
    pixelsPerDegree: 460,
    lights: [[-61.47, 10.28]],
  },
  guadeloupe: { place: "Guadeloupe", middle: [-61.44, 16.2], pixelsPerDegree: 440 },
  dominica: { place: "Dominica", middle: [-61.36, 15.42], pixelsPerDegree: 560 },
  antigua: { place: "Antigua", middle: [-61.8, 17.33], pixelsPerDegree: 420 },
  jamaica: { place: "Jamaica", middle: [-77.3, 18.12], pixelsPerDegree: 240 },
  film: {
    place: "Curaçao",
    middle: [-69.0, 12.3],
    pixelsPerDegree: 270,
    courses: [
      [
        [-70.03, 12.52],
        [-69.3, 12.5],
        [-68.93, 12.11],
        [-68.6, 12.2],
        [-68.28, 12.15],
      ],
    ],
  },
  privacy: { place: "St. Kitts and Nevis", middle: [-62.68, 17.24], pixelsPerDegree: 640 },
  terms: { place: "Puerto Rico", middle: [-66.45, 18.22], pixelsPerDegree: 270 },
  agreement: { place: "Hispaniola", middle: [-71.2, 18.9], pixelsPerDegree: 110 },
  app: { place: "The Virgin Islands", middle: [-64.7, 18.4], pixelsPerDegree: 420 },
} satisfies Record<string, Voyage>;

export type VoyageName = keyof typeof voyages;

const allVoyages: Record<VoyageName, Voyage> = voyages;

/** Returns a smooth course through the places. Curves run from the middle of one leg to that of the next. */
function coursePath(places: readonly Place[], frame: Frame): string {
  const points = places.map(([longitude, latitude]) => frame.project(longitude, latitude));
  const bends = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2] ?? [x, y];
    const isLast = index === points.length - 3;
    return `Q${x} ${y} ${isLast ? nextX : (x + nextX) / 2} ${isLast ? nextY : (y + nextY) / 2}`;
  });
  return `M${points[0]}${bends.join("")}`;
}

const marksOf =
  ({ courses = [], lights = [], rose }: Voyage): Chart["marks"] =>
  (frame, at) => {
    const lines = rhumbLines({ ...at, length: 1500, unit: 0.6, colour: "#bfeee4", strength: 0.12 });
    const sailed = courses.map(
      (places) =>
        `<path d="${coursePath(places, frame)}" fill="none" stroke="${palette.mango}" stroke-width="4.5" stroke-dasharray="1 13" stroke-linecap="round"/>`,
    );
    const lit = lights.map(([longitude, latitude]) => {
      const [x, y] = frame.project(longitude, latitude);
      return beacon(x, y, 0.4);
    });
    const compass = rose
      ? `<g transform="translate(${rose.x} ${rose.y}) rotate(14)">${compassRose(72)}</g>`
      : "";
    return `${lines}${sailed.join("")}${lit.join("")}${compass}`;
  };

export function voyage(name: VoyageName): Chart {
  const chosen = allVoyages[name];
  const [longitude, latitude] = chosen.middle;
  return {
    place: chosen.place,
    anchor: { longitude, latitude },
    at: { x: 1110, y: 300 },
    pixelsPerDegree: chosen.pixelsPerDegree,
    unit: chosen.pixelsPerDegree < 200 ? 0.62 : 0.85,
    marks: marksOf(chosen),
  };
}

/** The path of the picture for each voyage, without its file extension. */
export const voyageFiles: Record<VoyageName, string> = {
  salary: "products/salary-opening",
  business: "products/business-opening",
  government: "products/government-opening",
  why: "why/opening",
  faq: "faq/opening",
  team: "team/opening",
  profile: "corporate-profile/opening",
  newsletters: "newsletters/opening",
  notices: "notices/opening",
  resources: "resources/opening",
  employer: "employer-registration/opening",
  guadeloupe: "education/flat-rate-opening",
  dominica: "education/pay-slip-opening",
  antigua: "education/borrow-within-means-opening",
  jamaica: "education/credit-record-opening",
  film: "video-tutorial/opening",
  privacy: "pages/privacy-policy-opening",
  terms: "pages/terms-of-service-opening",
  agreement: "pages/loan-agreement-opening",
  app: "get-colour-app/opening",
};
