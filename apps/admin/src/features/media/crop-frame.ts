import { coverFrame, type CropFrame, type FocalPoint, minCropSide, type PictureSize } from '@ministry/domain';
import { mediaCopy } from './media.copy.ts';

const { shapes: names } = mediaCopy.crop;

/** Aspect ratios for the crop frame; '' is free. */
export const shapes: Record<string, string> = {
  '': names.free,
  '16:9': names.wide,
  '1:1': names.square,
  '4:5': names.portrait,
};

export const corners = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof corners)[number];

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Width divided by height; null for the free shape. */
function ratioOf(shape: string): number | null {
  const [width, height] = shape.split(':').map(Number);
  return width && height ? width / height : null;
}

/** The largest frame of a shape, around the focal point. */
export function framed(picture: PictureSize, shape: string, focus: FocalPoint): CropFrame {
  const ratio = ratioOf(shape);
  return coverFrame(picture, ratio === null ? picture : { width: ratio, height: 1 }, focus);
}

/** The frame moved by a number of pixels, limited to the picture. */
export const moved = (frame: CropFrame, x: number, y: number, picture: PictureSize): CropFrame => ({
  ...frame,
  left: Math.round(within(frame.left + x, 0, picture.width - frame.width)),
  top: Math.round(within(frame.top + y, 0, picture.height - frame.height)),
});

/** The frame after one corner was dragged to a point of the picture; the opposite corner stays. */
export function stretched(
  frame: CropFrame,
  corner: Corner,
  to: { x: number; y: number },
  { picture, shape }: { picture: PictureSize; shape: string },
): CropFrame {
  const [isUpper, isLeft] = [corner.startsWith('n'), corner.endsWith('w')];
  const still = {
    x: isLeft ? frame.left + frame.width : frame.left,
    y: isUpper ? frame.top + frame.height : frame.top,
  };
  const room = {
    width: isLeft ? still.x : picture.width - still.x,
    height: isUpper ? still.y : picture.height - still.y,
  };
  let width = within(isLeft ? still.x - to.x : to.x - still.x, minCropSide, room.width);
  let height = within(isUpper ? still.y - to.y : to.y - still.y, minCropSide, room.height);
  const ratio = ratioOf(shape);
  if (ratio !== null) {
    const least = minCropSide * Math.max(1, ratio);
    width = within(Math.max(width, height * ratio), least, Math.min(room.width, room.height * ratio));
    height = width / ratio;
  }
  [width, height] = [Math.round(width), Math.min(Math.round(height), room.height)];
  return { left: isLeft ? still.x - width : still.x, top: isUpper ? still.y - height : still.y, width, height };
}

/** The frame with a typed number. With a fixed shape, the other side is adjusted. */
export function typed(frame: CropFrame, field: keyof CropFrame, value: number, shape: string): CropFrame {
  const ratio = ratioOf(shape);
  if (ratio !== null && field === 'width') return { ...frame, width: value, height: Math.round(value / ratio) };
  if (ratio !== null && field === 'height') return { ...frame, width: Math.round(value * ratio), height: value };
  return { ...frame, [field]: value };
}
