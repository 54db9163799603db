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

/** A track of a part, with all that must be known before it is written. */
export interface PartTrack<Codec = string> {
  codec: Codec;
  config: object;
  /** What must be the same for two parts to lie in one file, as a text to compare. */
  fingerprint: string;
  sink: EncodedPacketSink;
  input: Input;
  /** The first that can be shown; what comes before hangs on pictures that were not recorded. */
  first: EncodedPacket;
  packets: number;
  /** Seconds by the clock of the part. */
  end: number;
}

/** A file as it was recorded, opened. */
export interface Part {
  video: PartTrack<VideoCodec> | null;
  audio: PartTrack<AudioCodec> | null;
  /** Seconds by its own clock. */
  start: number;
  end: number;
  close(): void;
}

/** Opens a part and looks through it; null when there is nothing to play in it. The caller closes it. */
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
    // Cut off in its first bytes, or no film at all.
  }
  input.dispose();
  return null;
}

/** Whether two parts can lie in one file. */
export const fitsWith = (one: Part, other: Part): boolean =>
  one.video?.fingerprint === other.video?.fingerprint && one.audio?.fingerprint === other.audio?.fingerprint;

/** From the first that can be shown to the last, in the order of decoding. */
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

/** Packets between two times of letting go. */
const forgetEvery = 500;

/** Mediabunny (1.61) notes places to jump to as it reads MPEG-TS, each with its bytes: up to half of the film stays in memory. Nobody jumps here. */
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

/** What a decoder is set up with, where it travels among the pictures: the units 7 (sequence) and 8 (picture) of H.264, Annex B. */
function parameterSets(picture: Uint8Array): string {
  const units = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
    .toString('latin1')
    .split('\0\0\x01');
  return units
    .filter((unit) => [7, 8].includes(unit.charCodeAt(0) & 31))
    .map((unit) => Buffer.from(unit.replace(/\0+$/, ''), 'latin1').toString('hex'))
    .join(' ');
}
