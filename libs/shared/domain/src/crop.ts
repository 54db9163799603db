/** Minimum width and height of a cropped picture, in pixels. */
export const minCropSide = 100;

export interface PictureSize {
  width: number;
  height: number;
}

/** The part of a picture that is kept, in pixels of the picture. */
export interface CropFrame extends PictureSize {
  left: number;
  top: number;
}

/** The point of a picture that stays visible where a page crops it to a shape, in percent of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Size of a picture after a number of quarter turns. */
export const turnedSize = ({ width, height }: PictureSize, quarterTurns: number): PictureSize =>
  quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width };

/** `outside`: greater than `limit`, or below 0. `tooSmall`, `tooLarge`: less or more pixels than `limit`. */
export interface CropProblem {
  code: 'outside' | 'tooSmall' | 'tooLarge';
  limit: number;
}

/** What is wrong with a frame, by field; empty if the picture can be cropped to it. */
export function cropProblems(frame: CropFrame, picture: PictureSize): Partial<Record<keyof CropFrame, CropProblem>> {
  const problems: Partial<Record<keyof CropFrame, CropProblem>> = {};
  for (const [start, side] of [
    ['left', 'width'],
    ['top', 'height'],
  ] as const) {
    if (frame[start] < 0 || frame[start] >= picture[side])
      problems[start] = { code: 'outside', limit: picture[side] - 1 };
    else if (frame[side] < minCropSide) problems[side] = { code: 'tooSmall', limit: minCropSide };
    else if (frame[start] + frame[side] > picture[side])
      problems[side] = { code: 'tooLarge', limit: picture[side] - frame[start] };
  }
  return problems;
}

/** The position of a focal point after its picture is turned clockwise. */
export function turnedFocus({ x, y }: FocalPoint, quarterTurns: number): FocalPoint {
  return [
    { x, y },
    { x: 100 - y, y: x },
    { x: 100 - x, y: 100 - y },
    { x: y, y: 100 - x },
  ][quarterTurns % 4]!;
}

/** The position of a focal point in a part of its picture; null if that part does not contain it. */
export function croppedFocus({ x, y }: FocalPoint, frame: CropFrame, picture: PictureSize): FocalPoint | null {
  const within = {
    x: Math.round((((x / 100) * picture.width - frame.left) / frame.width) * 100),
    y: Math.round((((y / 100) * picture.height - frame.top) / frame.height) * 100),
  };
  return Object.values(within).every((percent) => percent >= 0 && percent <= 100) ? within : null;
}

/** The largest part of a picture with the given shape, as `object-fit: cover` shows it with this `object-position`. */
export function coverFrame(picture: PictureSize, shape: PictureSize, { x, y }: FocalPoint): CropFrame {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  const width = Math.min(picture.width, Math.max(1, Math.round(shape.width * scale)));
  const height = Math.min(picture.height, Math.max(1, Math.round(shape.height * scale)));
  return {
    left: Math.round(((picture.width - width) * x) / 100),
    top: Math.round(((picture.height - height) * y) / 100),
    width,
    height,
  };
}
