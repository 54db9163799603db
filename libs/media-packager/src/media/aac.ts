/** AAC decoder configuration. */
export interface AacConfig {
  /** The bytes as received. */
  record: Buffer;
  /** MPEG-4 object type of the core: 2 is LC. */
  objectType: number;
  frequencyIndex: number;
  channels: number;
  /** Codec name for players, such as 'mp4a.40.2'. */
  codec: string;
}

/** Maximum length of a frame with its header: the length field has 13 bits. */
const maxAdtsLength = 8_191;

/** Reads an AudioSpecificConfig (ISO 14496-3, 1.6.2.1). @throws RangeError when it is truncated or ADTS cannot carry it */
export function readAacConfig(bytes: Buffer): AacConfig {
  const record = Buffer.from(bytes);
  const [first, second] = [record.readUInt8(0), record.readUInt8(1)];
  const objectType = first >> 3;
  const frequencyIndex = ((first & 7) << 1) | (second >> 7);
  const channels = (second >> 3) & 15;
  if (objectType === 0 || frequencyIndex > 12 || channels === 0 || channels > 7)
    throw new RangeError('ADTS cannot carry this AAC');
  // SBR and PS (5, 29) extend LC, which is the type that ADTS states.
  return {
    record,
    objectType: objectType > 4 ? 2 : objectType,
    frequencyIndex,
    channels,
    codec: `mp4a.40.${objectType}`,
  };
}

/** Adds the ADTS header that MPEG-TS needs. @throws RangeError when the frame is too long for it */
export function toAdts(frame: Buffer, { objectType, frequencyIndex, channels }: AacConfig): Buffer {
  const length = frame.length + 7;
  if (length > maxAdtsLength) throw new RangeError('audio frame too long');
  const header = [
    0xff,
    0xf1,
    ((objectType - 1) << 6) | (frequencyIndex << 2) | (channels >> 2),
    ((channels & 3) << 6) | (length >> 11),
    (length >> 3) & 255,
    ((length & 7) << 5) | 31,
    0xfc,
  ];
  return Buffer.concat([Buffer.from(header), frame], length);
}
