import sharp from 'sharp';
import { sharePicture } from './share-picture.ts';

/** Red, with a blue right third; far too wide for the shape. */
async function wide(): Promise<Buffer> {
  const blue = { create: { width: 400, height: 200, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width: 1200, height: 200, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 800, top: 0 }])
    .jpeg()
    .toBuffer();
}

describe('the share picture', () => {
  it.each([
    [0, 'red'],
    [100, 'blue'],
  ])('is cut around the focal point at %i %% of the width', async (x, colour) => {
    const drawn = await sharePicture(await wide(), 0, { width: 1200, height: 200, focus: { x, y: 50 } });
    const { dominant } = await sharp(drawn).stats();
    const { width, height } = await sharp(drawn).metadata();
    expect([width, height, dominant.b > dominant.r ? 'blue' : 'red']).toEqual([1200, 630, colour]);
  });
});
