/** Sky, sun and hills from the farthest to the nearest; in the colours of the site's art direction. */
const palettes = [
  ['#F9D58B', '#FFF', '#E39A3B', '#8F2D14', '#0B5148', '#06302B'],
  ['#F3C9AE', '#FFF', '#D9824F', '#8F2D14', '#5E1F10', '#06302B'],
  ['#CFE6DE', '#0B5148', '#8FBFAE', '#4C8E7B', '#0B5148', '#06302B'],
  ['#0E4A43', '#F6B73C', '#0B3B36', '#08302B', '#062621', '#041A17'],
] as const;

/** A repeatable sequence of numbers in [0, 1) from a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Drawing {
  /** Pixels. */
  width: number;
  height: number;
  /** The same number draws the same dawn. */
  seed: number;
}

/** A dawn over layered hills, with a coil for a sun: an SVG of about 660 bytes that fills any frame. */
export function horizonSvg({ width, height, seed }: Drawing): string {
  const random = seeded(seed);
  const between = (least: number, most: number): number => Math.round(least + random() * (most - least));
  const [sky, sun, ...hills] = palettes[Math.floor(random() * palettes.length)] ?? palettes[0];
  const x = between(120, 200);
  const y = between(86, 98);
  const rings = [50, 39, 28, 17].map((radius) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
  const land = hills.map((hill, index) => {
    const top = 112 + index * 17;
    return `<path fill="${hill}" d="M0 ${top + between(-6, 6)}C${between(60, 120)} ${top - between(8, 22)} ${between(200, 270)} ${top + between(4, 16)} 320 ${top - between(0, 10)}V180H0z"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 320 180" preserveAspectRatio="xMidYMax slice">` +
    `<path fill="${sky}" d="M0 0h320v180H0z"/><g fill="none" stroke="${sun}" stroke-width="3" stroke-dasharray="9 2">${rings}</g>${land.join('')}</svg>`
  );
}
