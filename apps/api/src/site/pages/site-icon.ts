import type { IconShape } from '@ministry/domain';
import { loadSharp } from '../../platform/pictures/sharp.ts';

/** The fraction of the side that the logo fills: systems cut off up to a tenth at each side of a full icon. */
const filled: Record<IconShape, number> = { any: 0.86, full: 0.66 };
/** Corner radius as a fraction of the side, the same as in the icon of the product. */
const cornerShare = 0.2;

/** A square icon with the logo on white, the background of transparent uploads too. @param size pixels */
export async function siteIcon(logo: Buffer, shape: IconShape, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = Math.round(size * filled[shape]);
  const inner = await sharp(logo).resize({ width: side, height: side, fit: 'inside' }).toBuffer();
  const corner = shape === 'any' ? Math.round(size * cornerShare) : 0;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="#fff"/></svg>`;
  return sharp(Buffer.from(ground))
    .composite([{ input: inner }])
    .png()
    .toBuffer();
}
