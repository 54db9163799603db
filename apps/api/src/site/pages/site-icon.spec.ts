import sharp from 'sharp';
import { siteIcon } from './site-icon.ts';

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer();

/** Red, green, blue and opacity of pixels; their places are given as fractions of the side. */
async function pixels(icon: Buffer, ...places: [number, number][]): Promise<number[][]> {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
    return [...data.subarray(at, at + 4)];
  });
}
const nearly = ([r = 0, g = 0, b = 0, a = 0]: number[] = []): string =>
  a < 10 ? 'clear' : g > 200 && b > 200 ? 'white' : r > 200 ? 'logo' : 'other';

describe('an icon of the logo', () => {
  it.each([
    [400, 400],
    [1_600, 200],
    [30, 20],
  ])('is square and shows a logo of %i by %i whole, in the middle', async (width, height) => {
    const icon = await siteIcon(await red(width, height), 'any', 192);
    expect(await sharp(icon).metadata()).toMatchObject({ width: 192, height: 192, format: 'png' });
    const [middle, corner, edge] = await pixels(icon, [0.5, 0.5], [0.01, 0.01], [0.02, 0.5]);
    expect([nearly(middle), nearly(corner), nearly(edge)]).toEqual(['logo', 'clear', 'white']);
  });

  it('is white up to the edge where systems crop it, with the logo in the safe area', async () => {
    const icon = await siteIcon(await red(400, 400), 'full', 512);
    const [middle, corner, safe] = await pixels(icon, [0.5, 0.5], [0.01, 0.01], [0.12, 0.5]);
    expect([nearly(middle), nearly(corner), nearly(safe)]).toEqual(['logo', 'white', 'white']);
  });
});
