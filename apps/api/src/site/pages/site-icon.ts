import type { IconShape } from '@ministry/domain';
import { loadSharp } from '../../platform/pictures/sharp.ts';

/** Share of the icon that the logo takes: systems cut away up to a tenth at each side of one that goes to the edge. */
const filled: Record<IconShape, number> = { any: 0.86, full: 0.66 };
/** Of the side, as on the icon that comes with the product. */
const cornerShare = 0.2;

/** A square icon with the logo on white, where uploads without a ground stand too. @param size pixels */
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
