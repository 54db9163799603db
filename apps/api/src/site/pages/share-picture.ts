import { coverFrame, type StoredPicture } from '@ministry/domain';
import { horizonSvg } from '../../platform/pictures/horizon.ts';
import { loadSharp } from '../../platform/pictures/sharp.ts';

/** Size in pixels of an OpenGraph picture that messengers show large. */
const size = { width: 1_200, height: 630 } as const;
/** Keeps a drawing near 40 KB and a photo well under the 200 KB that WhatsApp takes. */
const quality = 72;

/**
 * The picture shown with a shared link, a JPEG of 1200 by 630.
 * @param photo the item's own picture, cropped to this shape; without it a dawn is drawn, a different one for each item
 * @param stored facts from the address of the picture; without a focal point, the crop keeps the most striking part
 */
export async function sharePicture(photo: Buffer | null, seed: number, stored?: StoredPicture | null): Promise<Buffer> {
  const sharp = await loadSharp();
  const whole = sharp(photo ?? Buffer.from(horizonSvg({ ...size, seed })));
  if (photo && stored?.focus) whole.extract(coverFrame(stored, size, stored.focus));
  return whole
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .jpeg({ quality, progressive: true })
    .toBuffer();
}
