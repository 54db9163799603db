import {
  type AudioCodec,
  type EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  MPEG_TS,
  type VideoCodec,
} from 'mediabunny';

/** A track of a part, with everything that must be known before it is written. */
export interface PartTrack<Codec = string> {
  codec: Codec;
  config: object;
  /** Properties that must be equal for two parts to fit in one file, as a text to compare. */
  fingerprint: string;
  sink: EncodedPacketSink;
  input: Input;
  /** The first packet that can be decoded; earlier ones depend on frames that were not recorded. */
  first: EncodedPacket;
  packets: number;
  /** End in seconds on the part's own time line. */
  end: number;
}

/** An opened file of a recording. */
export interface Part {
  video: PartTrack<VideoCodec> | null;
  audio: PartTrack<AudioCodec> | null;
  /** Start in seconds on the part's own time line. */
  start: number;
  end: number;
  close(): void;
}

/** Opens and scans a part; null when it contains nothing playable. The caller closes the part. */
export async function openPart(path: string): Promise<Part | null> {
  const input = new Input({ source: new FilePathSource(path), formats: [MPEG_TS, MP4] });
  try {
    const video = await videoOf(input, await input.getPrimaryVideoTrack());
    const audio = await audioOf(input, await input.getPrimaryAudioTrack());
    const tracks = [video, audio].filter((track) => track !== null);
    if (tracks.length > 0)
      return {
        video,
        audio,
        start: Math.min(...tracks.map(({ first }) => first.timestamp)),
        end: Math.max(...tracks.map(({ end }) => end)),
        close: () => input.dispose(),
      };
  } catch {
    // The file was cut off in its first bytes, or is not a video file at all.
  }
  input.dispose();
  return null;
}

/** Whether two parts can be joined in one file. */
export const fitsWith = (one: Part, other: Part): boolean =>
  one.video?.fingerprint === other.video?.fingerprint && one.audio?.fingerprint === other.audio?.fingerprint;

/** All packets from the first decodable one to the last, in decoding order. */
export async function* packetsOf(
  { sink, input, first }: PartTrack,
  options?: { metadataOnly: boolean },
): AsyncGenerator<EncodedPacket, void> {
  let read = 0;
  for await (const packet of sink.packets(first, undefined, options)) {
    read += 1;
    if (read % forgetEvery === 0) await forgetPlaces(input);
    if (packet.timestamp >= first.timestamp) yield packet;
  }
}

/** Number of packets after which mediabunny's seek positions are cleared. */
const forgetEvery = 500;

/** While reading MPEG-TS, mediabunny (1.61) collects seek positions with their bytes, which keeps up to half of the file in memory. Nothing seeks here. */
async function forgetPlaces(input: Input): Promise<void> {
  const { elementaryStreams = [] } = await (
    input as unknown as { _getDemuxer(): Promise<{ elementaryStreams?: { referencePesPackets: unknown[] }[] }> }
  )._getDemuxer();
  for (const stream of elementaryStreams) stream.referencePesPackets.length = 0;
}

async function videoOf(input: Input, track: InputVideoTrack | null): Promise<Part['video']> {
  const config = await track?.getDecoderConfig();
  const codec = await track?.getCodec();
  if (!track || !config || !codec) return null;
  const sink = new EncodedPacketSink(track);
  const first = await sink.getFirstKeyPacket({ verifyKeyPackets: true });
  if (!first) return null;
  const { codedWidth, codedHeight, description } = config;
  const fingerprint = JSON.stringify([
    config.codec,
    codedWidth,
    codedHeight,
    description ? hex(description) : parameterSets(first.data),
  ]);
  return counted({ codec, config, fingerprint, sink, input, first });
}

async function audioOf(input: Input, track: InputAudioTrack | null): Promise<Part['audio']> {
  const config = await track?.getDecoderConfig();
  const codec = await track?.getCodec();
  if (!track || !config || !codec) return null;
  const sink = new EncodedPacketSink(track);
  const first = await sink.getFirstPacket();
  return (
    first &&
    counted({
      codec,
      config,
      fingerprint: JSON.stringify([config.codec, config.sampleRate, config.numberOfChannels]),
      sink,
      input,
      first,
    })
  );
}

async function counted<Codec>(track: Omit<PartTrack<Codec>, 'packets' | 'end'>): Promise<PartTrack<Codec>> {
  const counts = { packets: 0, end: 0 };
  for await (const { timestamp, duration } of packetsOf({ ...track, codec: '', ...counts }, { metadataOnly: true })) {
    counts.packets += 1;
    counts.end = Math.max(counts.end, timestamp + duration);
  }
  return { ...track, ...counts };
}

const hex = (bytes: AllowSharedBufferSource): string =>
  Buffer.from(
    ArrayBuffer.isView(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new Uint8Array(bytes),
  ).toString('hex');

/** Decoder parameters that are sent among the frames: the NAL units 7 (SPS) and 8 (PPS) of H.264, Annex B. */
function parameterSets(picture: Uint8Array): string {
  const units = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
    .toString('latin1')
    .split('\0\0\x01');
  return units
    .filter((unit) => [7, 8].includes(unit.charCodeAt(0) & 31))
    .map((unit) => Buffer.from(unit.replace(/\0+$/, ''), 'latin1').toString('hex'))
    .join(' ');
}
