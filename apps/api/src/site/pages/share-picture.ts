import { coverFrame, type StoredPicture } from '@ministry/domain';
import { horizonSvg } from '../../platform/pictures/horizon.ts';
import { loadSharp } from '../../platform/pictures/sharp.ts';

/** What messengers draw large (OpenGraph), in pixels. */
const size = { width: 1_200, height: 630 } as const;
/** Keeps a drawing near 40 KB and a photo well under the 200 KB that WhatsApp takes. */
const quality = 72;

/**
 * The picture that stands beside a shared link, as JPEG of 1200 by 630.
 * @param photo the item's own picture, cut to the shape; without it a dawn of the item's own is drawn
 * @param stored what its address tells; without a focal point it is cut around what catches the eye
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
