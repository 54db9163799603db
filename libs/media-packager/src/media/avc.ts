import { type FrameSize, frameSizeOf } from './frame-size.ts';

/** H.264 decoder configuration. */
export interface AvcConfig {
  /** The bytes as received. */
  record: Buffer;
  /** Sequence and picture parameter sets. */
  parameterSets: Buffer[];
  /** Bytes of the length before each NAL unit. */
  lengthSize: number;
  /** Codec name for players, such as 'avc1.64001f'. */
  codec: string;
  size: FrameSize | null;
}

const startCode = Buffer.from([0, 0, 0, 1]);
const accessUnitDelimiter = Buffer.from([0, 0, 0, 1, 9, 0xf0]);
/** NAL units that are dropped from frames, since we write them ourselves: SPS, PPS and access unit delimiter. */
const replacedTypes = new Set([7, 8, 9]);

/** Maximum bytes of a configuration, which precedes each keyframe; usual ones have 50. */
const maxRecord = 8 * 1024;
/** Maximum NAL units of one frame; a keyframe of 1 MB cut into slices of one packet each has 700. */
const maxNalUnits = 4_000;

/** Reads an AVCDecoderConfigurationRecord (ISO 14496-15, 5.3.3.1). @throws RangeError when it is truncated or too long */
export function readAvcConfig(bytes: Buffer): AvcConfig {
  if (bytes.length > maxRecord) throw new RangeError('configuration too long');
  const record = Buffer.from(bytes);
  const parameterSets: Buffer[] = [];
  let at = 5;
  for (const mask of [0x1f, 0xff]) {
    for (let left = record.readUInt8(at++) & mask; left > 0; left -= 1) {
      const length = record.readUInt16BE(at);
      if (length === 0 || at + 2 + length > record.length) throw new RangeError('truncated parameter set');
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
    size: frameSizeOf(sequence),
  };
}

/** One frame in Annex B format, as MPEG-TS needs it; a keyframe is preceded by its parameter sets. @throws RangeError */
export function toAnnexB(nalUnits: Buffer, config: AvcConfig, isKeyframe: boolean): Buffer {
  const parts: Buffer[] = [accessUnitDelimiter];
  if (isKeyframe) for (const set of config.parameterSets) parts.push(startCode, set);
  for (let at = 0; at + config.lengthSize < nalUnits.length;) {
    const length = nalUnits.readUIntBE(at, config.lengthSize);
    at += config.lengthSize;
    const nalUnit = nalUnits.subarray(at, at + length);
    if (nalUnit.length > 0 && !replacedTypes.has((nalUnit[0] ?? 0) & 0x1f)) parts.push(startCode, nalUnit);
    at += length;
    if (parts.length > 2 * maxNalUnits) throw new RangeError('too many NAL units');
  }
  return Buffer.concat(parts);
}
