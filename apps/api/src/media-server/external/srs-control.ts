import { streamApp, streamName } from '../media-server.ts';
import { codecName, type SeenStream } from './incoming.ts';
import { askServer, ServerFault } from './server-call.ts';
import { ServerControl } from './server-control.ts';

/** As SRS 6 answers `GET /api/v1/streams/`; `live_ms` is its clock, not an age. */
interface SrsStream {
  name: string;
  app: string;
  recv_bytes: number;
  /** Pictures; SRS 7 counts sound in and says `video_frames` beside it. */
  frames?: number;
  video_frames?: number;
  publish: { active: boolean; cid?: string };
  video: { codec: string; width?: number; height?: number } | null;
  audio: { codec: string } | null;
}

/** SRS by its HTTP API. */
export class SrsControl extends ServerControl {
  /** @param root as in `http://user:password@srs:1985` */
  constructor(private readonly root: string) {
    super();
  }

  async streams(): Promise<SeenStream[]> {
    return (await this.published()).map(({ app, name, recv_bytes, frames, video_frames, video, audio }) => ({
      app,
      name,
      bytes: recv_bytes,
      frames: video_frames ?? frames ?? null,
      width: video?.width || null,
      height: video?.height || null,
      videoCodec: codecName(video?.codec),
      audioCodec: codecName(audio?.codec),
    }));
  }

  async drop(): Promise<void> {
    const publisher = (await this.published()).find(({ app, name }) => app === streamApp && name === streamName)
      ?.publish.cid;
    if (publisher !== undefined)
      await askServer(`${this.root}/api/v1/clients/${encodeURIComponent(publisher)}`, 'DELETE');
  }

  /** Without asking for a number it tells of ten, those that have ended among them. */
  private async published(): Promise<SrsStream[]> {
    const streams = readStreams(await askServer(`${this.root}/api/v1/streams/?count=100`));
    return streams.filter(({ publish }) => publish.active);
  }
}

/** @throws ServerFault where it is not SRS that answers */
function readStreams(text: string): SrsStream[] {
  try {
    const { code, streams } = JSON.parse(text) as { code: number; streams: SrsStream[] };
    if (
      code === 0 &&
      streams.every(
        ({ name, app, recv_bytes, publish }) =>
          typeof name === 'string' &&
          typeof app === 'string' &&
          Number.isFinite(recv_bytes) &&
          typeof publish.active === 'boolean',
      )
    )
      return streams;
  } catch {
    // It is said below.
  }
  throw new ServerFault('What answers at MEDIA_SERVER_API is not the HTTP API of SRS.');
}
