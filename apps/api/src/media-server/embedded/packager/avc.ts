import { type PictureSize, pictureSizeOf } from './picture-size.ts';

/** What a decoder of H.264 must know before the first picture. */
export interface AvcConfig {
  /** As it came, to be handed on and compared. */
  record: Buffer;
  /** Sequence and picture parameter sets. */
  parameterSets: Buffer[];
  /** Bytes of the number before each unit. */
  lengthSize: number;
  /** As players name it: 'avc1.64001f'. */
  codec: string;
  size: PictureSize | null;
}

const startCode = Buffer.from([0, 0, 0, 1]);
const delimiter = Buffer.from([0, 0, 0, 1, 9, 0xf0]);
/** Kinds of units that stand in the configuration, or that we write ourselves. */
const ownKinds = new Set([7, 8, 9]);

/** Reads an AVCDecoderConfigurationRecord (ISO 14496-15, 5.3.3.1). @throws RangeError when it breaks off */
export function readAvcConfig(bytes: Buffer): AvcConfig {
  const record = Buffer.from(bytes);
  const parameterSets: Buffer[] = [];
  let at = 5;
  for (const mask of [0x1f, 0xff]) {
    for (let left = record.readUInt8(at++) & mask; left > 0; left -= 1) {
      const length = record.readUInt16BE(at);
      if (length === 0 || at + 2 + length > record.length) throw new RangeError('a parameter set breaks off');
      parameterSets.push(record.subarray(at + 2, at + 2 + length));
      at += 2 + length;
    }
  }
  const sequence = parameterSets.find((set) => ((set[0] ?? 0) & 0x1f) === 7);
  if (!sequence) throw new RangeError('no sequence parameter set');
  return {
    record,
    parameterSets,
    lengthSize: (record.readUInt8(4) & 3) + 1,
    codec: `avc1.${record.toString('hex', 1, 4)}`,
    size: pictureSizeOf(sequence),
  };
}

/** One picture with start codes as MPEG-TS wants it; before a key frame stands what its decoder must know. */
export function toAnnexB(units: Buffer, config: AvcConfig, isKey: boolean): Buffer {
  const parts: Buffer[] = [delimiter];
  if (isKey) for (const set of config.parameterSets) parts.push(startCode, set);
  for (let at = 0; at + config.lengthSize < units.length;) {
    const length = units.readUIntBE(at, config.lengthSize);
    at += config.lengthSize;
    const unit = units.subarray(at, at + length);
    if (unit.length > 0 && !ownKinds.has((unit[0] ?? 0) & 0x1f)) parts.push(startCode, unit);
    at += length;
  }
  return Buffer.concat(parts);
}
