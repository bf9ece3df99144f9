const width = 800;
const height = 1000;

type Stripe = { at: number; width: number; colour: string };

/** Draws a large plaid background, with the same translucent stripes in both directions. */
export function plaidGround(cloth: { ground: string; repeat: number; stripes: Stripe[] }): string {
  const rows = Array.from({ length: Math.ceil(height / cloth.repeat) }, (_, row) => row);
  const lines = rows.flatMap((row) =>
    cloth.stripes.map(({ at, width: thickness, colour }) => {
      const start = row * cloth.repeat + at;
      return `<g fill="${colour}" fill-opacity="0.5">
        <rect x="${start}" width="${thickness}" height="${height}"/>
        <rect y="${start}" width="${width}" height="${thickness}"/></g>`;
    }),
  );
  return `<rect width="${width}" height="${height}" fill="${cloth.ground}"/>${lines.join("")}`;
}
