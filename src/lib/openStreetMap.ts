/** The map service, whose interactive map the contact page embeds. */
export const MAP_ORIGIN = "https://www.openstreetmap.org";

/**
 * Returns the URL of a place on the map.
 * @param place its latitude and longitude, such as "10.6475, -61.5120"
 */
export function mapUrl(place: string): string {
  const [latitude, longitude] = place.split(", ");
  return `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}

/** Returns the URL of the interactive map of some 4 by 3 km around a place. */
export function mapFrameUrl(place: string): string {
  const [latitude = 0, longitude = 0] = place.split(", ").map(Number);
  const box = [longitude - 0.017, latitude - 0.0125, longitude + 0.017, latitude + 0.0125];
  const bounds = box.map((degrees) => degrees.toFixed(4)).join("%2C");
  const marker = place.replace(", ", "%2C");
  return `${MAP_ORIGIN}/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${marker}`;
}
