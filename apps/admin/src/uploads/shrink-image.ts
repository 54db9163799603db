/** Pixels of the longer side; the server keeps 1,920. */
const maxSide = 2_048;
const quality = 0.85;

/** Width and height of a picture, reduced so that the longer side fits; unchanged if it fits already. */
export function fitWithin(
  { width, height }: { width: number; height: number },
  most = maxSide,
): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** 'IMG_2041.HEIC.png' → 'IMG_2041.HEIC.jpg' */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]+$/, '')}.jpg`;

/**
 * A photo as a smaller, upright JPEG, to save data. Returns the file itself if the JPEG is not smaller, if the picture may
 * be transparent or animated (GIF, or a small PNG, WebP or AVIF), or if the browser cannot read it; the server decides
 * then.
 */
export async function shrinkImage(file: File): Promise<File> {
  // A drawing or an animation would lose quality, and is rarely large.
  if (file.type === 'image/gif' || (file.type !== 'image/jpeg' && file.size < 500_000)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return file;
  try {
    const blob = await toJpeg(bitmap);
    return blob && blob.size < file.size
      ? new File([blob], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified })
      : file;
  } finally {
    bitmap.close();
  }
}

async function toJpeg(bitmap: ImageBitmap): Promise<Blob | null> {
  const { width, height } = fitWithin(bitmap);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  // Transparent parts become white, as on the server.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
