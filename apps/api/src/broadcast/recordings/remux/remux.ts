import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { packetsOf, type Part, type PartTrack } from './part.ts';

/** Paths of the files to write. */
export interface RemuxTargets {
  video: string;
  audio: string;
}

export interface Remuxed {
  /** Length of all parts together. */
  seconds: number;
  hasVideo: boolean;
  hasAudio: boolean;
}

/** Writes one track of the output file. */
interface TrackWriter {
  add(packet: EncodedPacket, meta: { decoderConfig: object }): Promise<void>;
  trackOf(part: Part): PartTrack | null;
}

/**
 * Joins parts one after the other on one time line, into an MP4 with all tracks and an M4A with the sound only. Nothing is
 * encoded again, so all parts must have the same tracks. Packets are read and written as a stream; only the tables of one
 * file at a time are held in memory.
 */
export async function remux(parts: readonly Part[], targets: RemuxTargets): Promise<Remuxed> {
  const [first] = parts;
  if (!first) throw new Error('There is nothing to join');
  if (first.video)
    await write(parts, targets.video, [videoWriter(first.video), first.audio && audioWriter(first.audio)]);
  if (first.audio) await write(parts, targets.audio, [audioWriter(first.audio)]);
  return {
    seconds: parts.reduce((sum, { start, end }) => sum + end - start, 0),
    hasVideo: first.video !== null,
    hasAudio: first.audio !== null,
  };
}

type OpenTrack = (output: Output, maximumPacketCount: (lane: TrackWriter['trackOf']) => number) => TrackWriter;

const videoWriter =
  ({ codec }: NonNullable<Part['video']>): OpenTrack =>
  (output, count) => {
    const source = new EncodedVideoPacketSource(codec);
    const trackOf: TrackWriter['trackOf'] = ({ video }) => video;
    output.addVideoTrack(source, { maximumPacketCount: count(trackOf) });
    return { add: (packet, meta) => source.add(packet, meta as object), trackOf };
  };

const audioWriter =
  ({ codec }: NonNullable<Part['audio']>): OpenTrack =>
  (output, count) => {
    const source = new EncodedAudioPacketSource(codec);
    const trackOf: TrackWriter['trackOf'] = ({ audio }) => audio;
    output.addAudioTrack(source, { maximumPacketCount: count(trackOf) });
    return { add: (packet, meta) => source.add(packet, meta as object), trackOf };
  };

/**
 * 'reserve' leaves room for the tables at the beginning of the file, where players expect them, and fills it at the end. So
 * the media data is written once and never held in memory.
 */
async function write(parts: readonly Part[], path: string, open: readonly (OpenTrack | null)[]): Promise<void> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(path),
  });
  const count = (trackOf: TrackWriter['trackOf']): number =>
    parts.reduce((sum, part) => sum + (trackOf(part)?.packets ?? 0), 0);
  const lanes = open.filter((each) => each !== null).map((each) => each(output, count));
  await output.start();
  let offset = 0;
  for (const part of parts) {
    // The time line of each part starts again; shift it to the end of the previous part.
    await merge(part, lanes, offset - part.start);
    offset += part.end - part.start;
  }
  await output.finalize();
}

/** Adds the packets of all tracks in the order of their times, so that no track has to be buffered for another. @param shift seconds */
async function merge(part: Part, lanes: readonly TrackWriter[], shift: number): Promise<void> {
  const heads = await Promise.all(
    lanes.map(async ({ add, trackOf }) => {
      const track = trackOf(part);
      const packets = track && packetsOf(track);
      return {
        add,
        meta: { decoderConfig: track?.config ?? {} },
        packets,
        next: (await packets?.next())?.value ?? null,
      };
    }),
  );
  for (;;) {
    const [head] = heads
      .filter(({ next }) => next !== null)
      .sort((a, b) => (a.next?.timestamp ?? 0) - (b.next?.timestamp ?? 0));
    if (!head?.next) return;
    await head.add(head.next.clone({ timestamp: head.next.timestamp + shift }), head.meta);
    head.next = (await head.packets?.next())?.value ?? null;
  }
}
