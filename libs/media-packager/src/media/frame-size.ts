import { BitReader } from './bit-reader.ts';

export interface FrameSize {
  width: number;
  height: number;
}

/** Profiles whose sequence parameter set carries the chroma format (ITU-T H.264, 7.3.2.1.1). */
const profilesWithChroma = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

/** Frame size of an H.264 sequence parameter set; null if it is not plausible. */
export function frameSizeOf(parameterSet: Buffer): FrameSize | null {
  const reader = new BitReader(withoutEmulationPrevention(parameterSet.subarray(1)));
  const profile = reader.read(8);
  reader.read(16);
  reader.readUnsigned();
  const chroma = profilesWithChroma.has(profile) ? readChroma(reader) : 1;
  reader.readUnsigned();
  skipPictureOrderCount(reader);
  reader.readUnsigned();
  reader.read(1);
  const widthInMacroblocks = reader.readUnsigned() + 1;
  const heightInMapUnits = reader.readUnsigned() + 1;
  const isProgressive = reader.read(1);
  if (!isProgressive) reader.read(1);
  reader.read(1);
  const [left, right, top, bottom] = reader.read(1)
    ? [reader.readUnsigned(), reader.readUnsigned(), reader.readUnsigned(), reader.readUnsigned()]
    : [0, 0, 0, 0];
  const cropX = chroma === 1 || chroma === 2 ? 2 : 1;
  const cropY = (chroma === 1 ? 2 : 1) * (2 - isProgressive);
  const width = widthInMacroblocks * 16 - cropX * (left + right);
  const height = heightInMapUnits * 16 * (2 - isProgressive) - cropY * (top + bottom);
  return width > 0 && height > 0 && width <= 16_384 && height <= 16_384 ? { width, height } : null;
}

/** Removes the bytes 3 that prevent a start code inside a NAL unit. */
function withoutEmulationPrevention(bytes: Buffer): Buffer {
  return Buffer.from(bytes.filter((byte, i) => !(byte === 3 && i > 1 && bytes[i - 1] === 0 && bytes[i - 2] === 0)));
}

function readChroma(reader: BitReader): number {
  const chroma = reader.readUnsigned();
  if (chroma === 3) reader.read(1);
  reader.readUnsigned();
  reader.readUnsigned();
  reader.read(1);
  if (reader.read(1))
    for (let i = 0; i < (chroma === 3 ? 12 : 8); i += 1) if (reader.read(1)) skipScalingList(reader, i < 6 ? 16 : 64);
  return chroma;
}

function skipScalingList(reader: BitReader, size: number): void {
  let last = 8;
  let next = 8;
  for (let i = 0; i < size; i += 1) {
    if (next !== 0) next = (last + reader.readSigned() + 256) % 256;
    last = next === 0 ? last : next;
  }
}

function skipPictureOrderCount(reader: BitReader): void {
  const kind = reader.readUnsigned();
  if (kind === 0) reader.readUnsigned();
  if (kind !== 1) return;
  reader.read(1);
  reader.readSigned();
  reader.readSigned();
  for (let left = Math.min(reader.readUnsigned(), 255); left > 0; left -= 1) reader.readSigned();
}
