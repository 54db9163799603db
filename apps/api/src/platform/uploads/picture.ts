import type { Sharp } from 'sharp';
import { copiesOf, type CopyWidth, type CropFrame, type PictureSize, uploadPixels } from '@ministry/domain';
import { loadSharp } from '../pictures/sharp.ts';

/** Most pixels on the longer side of a stored picture. */
const maxSide = 1_920;
const jpeg = { quality: 80, progressive: true, mozjpeg: true } as const;
/** Effort 2 of 9 takes a seventh of the time of the default, for 5 % more bytes. */
const avif = { quality: 45, effort: 2 } as const;
/** Seconds after which decoding is aborted and the picture refused. */
const decodingTime = 30;

/** A picture to store: an upright JPEG without metadata. */
export interface Picture {
  width: number;
  height: number;
  jpeg: Buffer;
  /** Smaller copies. */
  copies: { name: CopyWidth; jpeg: Buffer }[];
}

/** The picture has more pixels than `uploadPixels`. */
export class TooManyPixels extends Error {}

/** Processes one picture after the other, so that only one uses the decoder at a time. */
let lastOne: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastOne.then(work, work);
  lastOne = turn.catch(() => undefined);
  return turn;
}

/** Decodes a picture and encodes it in our sizes. @throws TooManyPixels before decoding; any other Error if it cannot be decoded */
export const redraw = (path: string): Promise<Picture> => inTurn(() => redrawNow(path));

async function redrawNow(path: string): Promise<Picture> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: uploadPixels, failOn: 'error', sequentialRead: true } as const;
  // Reads only the header: the size is known before any pixel is decoded.
  const head = await sharp(path, { ...options, limitInputPixels: false }).metadata();
  if (head.width * head.height > uploadPixels) throw new TooManyPixels();
  const { data, info } = await sharp(path, options)
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: decodingTime })
    .toBuffer({ resolveWithObject: true });
  return encode(() => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }), info);
}

/** Crops a stored picture. The frame refers to the picture after the quarter turns. */
export const crop = (
  content: Buffer,
  { quarterTurns, ...frame }: CropFrame & { quarterTurns: number },
): Promise<Picture> =>
  inTurn(async () => {
    const sharp = await loadSharp();
    const turned = await sharp(content)
      .rotate(quarterTurns * 90)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = turned.info;
    return encode(() => sharp(turned.data, { raw: { width, height, channels } }).extract(frame), frame);
  });

/** Encodes a picture and its smaller copies. @param again starts a new pipeline with the picture in the given size */
async function encode(again: () => Sharp, { width: fullWidth, height }: PictureSize): Promise<Picture> {
  const whole = await again().jpeg(jpeg).toBuffer();
  const copies: Picture['copies'] = [];
  for (const { name, width } of copiesOf(fullWidth))
    copies.push({ name, jpeg: await again().resize({ width }).jpeg(jpeg).toBuffer() });
  return { width: fullWidth, height, jpeg: whole, copies };
}

/** Width and height of a stored JPEG. */
export async function sizeOf(content: Buffer): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(content).metadata();
  return { width, height };
}

/** Makes a smaller copy of a stored JPEG. */
export const shrink = (content: Buffer, width: number, format: 'jpg' | 'avif'): Promise<Buffer> =>
  inTurn(async () => {
    const sharp = await loadSharp();
    const small = sharp(content).resize({ width });
    return (format === 'avif' ? small.avif(avif) : small.jpeg(jpeg)).toBuffer();
  });
