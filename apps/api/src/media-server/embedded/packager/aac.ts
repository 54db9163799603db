/** What a decoder of AAC must know. */
export interface AacConfig {
  /** As it came, to be handed on and compared. */
  record: Buffer;
  /** MPEG-4 object type of the core: 2 is LC. */
  objectType: number;
  frequencyIndex: number;
  channels: number;
  /** As players name it: 'mp4a.40.2'. */
  codec: string;
}

/** Reads an AudioSpecificConfig (ISO 14496-3, 1.6.2.1). @throws RangeError when it breaks off or cannot be written as ADTS */
export function readAacConfig(bytes: Buffer): AacConfig {
  const record = Buffer.from(bytes);
  const [first, second] = [record.readUInt8(0), record.readUInt8(1)];
  const objectType = first >> 3;
  const frequencyIndex = ((first & 7) << 1) | (second >> 7);
  const channels = (second >> 3) & 15;
  if (frequencyIndex > 12 || channels === 0 || channels > 7) throw new RangeError('this AAC cannot be framed');
  // SBR and PS (5, 29) lie on top of LC, which is what the frame's head names.
  return {
    record,
    objectType: objectType > 4 ? 2 : objectType,
    frequencyIndex,
    channels,
    codec: `mp4a.40.${objectType}`,
  };
}

/** A frame with the ADTS head that MPEG-TS wants. */
export function toAdts(frame: Buffer, { objectType, frequencyIndex, channels }: AacConfig): Buffer {
  const length = frame.length + 7;
  const head = [
    0xff,
    0xf1,
    ((objectType - 1) << 6) | (frequencyIndex << 2) | (channels >> 2),
    ((channels & 3) << 6) | (length >> 11),
    (length >> 3) & 255,
    ((length & 7) << 5) | 31,
    0xfc,
  ];
  return Buffer.concat([Buffer.from(head), frame], length);
}
