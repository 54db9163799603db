import { Bits } from './bits.ts';

export interface PictureSize {
  width: number;
  height: number;
}

/** Profiles whose sequence parameter set says how colours are kept (ITU-T H.264, 7.3.2.1.1). */
const profilesWithColour = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

/** The size that a sequence parameter set of H.264 gives, or null where it makes no sense. */
export function pictureSizeOf(parameterSet: Buffer): PictureSize | null {
  const bits = new Bits(withoutEmulation(parameterSet.subarray(1)));
  const profile = bits.read(8);
  bits.read(16);
  bits.readNumber();
  const chroma = profilesWithColour.has(profile) ? readColour(bits) : 1;
  bits.readNumber();
  skipOrderCount(bits);
  bits.readNumber();
  bits.read(1);
  const widthInBlocks = bits.readNumber() + 1;
  const heightInUnits = bits.readNumber() + 1;
  const isProgressive = bits.read(1);
  if (!isProgressive) bits.read(1);
  bits.read(1);
  const [left, right, top, bottom] = bits.read(1)
    ? [bits.readNumber(), bits.readNumber(), bits.readNumber(), bits.readNumber()]
    : [0, 0, 0, 0];
  const cropX = chroma === 1 || chroma === 2 ? 2 : 1;
  const cropY = (chroma === 1 ? 2 : 1) * (2 - isProgressive);
  const width = widthInBlocks * 16 - cropX * (left + right);
  const height = heightInUnits * 16 * (2 - isProgressive) - cropY * (top + bottom);
  return width > 0 && height > 0 && width <= 16_384 && height <= 16_384 ? { width, height } : null;
}

/** The bytes 3 that keep a start code from appearing inside are no part of the content. */
function withoutEmulation(bytes: Buffer): Buffer {
  return Buffer.from(bytes.filter((byte, i) => !(byte === 3 && i > 1 && bytes[i - 1] === 0 && bytes[i - 2] === 0)));
}

function readColour(bits: Bits): number {
  const chroma = bits.readNumber();
  if (chroma === 3) bits.read(1);
  bits.readNumber();
  bits.readNumber();
  bits.read(1);
  if (bits.read(1))
    for (let i = 0; i < (chroma === 3 ? 12 : 8); i += 1) if (bits.read(1)) skipScalingList(bits, i < 6 ? 16 : 64);
  return chroma;
}

function skipScalingList(bits: Bits, size: number): void {
  let last = 8;
  let next = 8;
  for (let i = 0; i < size; i += 1) {
    if (next !== 0) next = (last + bits.readSigned() + 256) % 256;
    last = next === 0 ? last : next;
  }
}

function skipOrderCount(bits: Bits): void {
  const kind = bits.readNumber();
  if (kind === 0) bits.readNumber();
  if (kind !== 1) return;
  bits.read(1);
  bits.readSigned();
  bits.readSigned();
  for (let left = Math.min(bits.readNumber(), 255); left > 0; left -= 1) bits.readSigned();
}
