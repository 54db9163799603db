import { streamApp, streamName } from '../media-server.ts';
import { ServerControl } from './server-control.ts';
import { requestServer, ServerError } from './server-request.ts';
import { codecName, type ReportedStream } from './stream-meter.ts';

/** A stream as SRS 6 returns it from `GET /api/v1/streams/`; `live_ms` is the clock of SRS, not an age. */
interface SrsStream {
  name: string;
  app: string;
  recv_bytes: number;
  /** SRS 7 counts audio frames too and adds `video_frames`. */
  frames?: number;
  video_frames?: number;
  publish: { active: boolean; cid?: string };
  video: { codec: string; width?: number; height?: number } | null;
  audio: { codec: string } | null;
}

/** SRS through its HTTP API. */
export class SrsControl extends ServerControl {
  /** @param root such as `http://user:password@srs:1985` */
  constructor(private readonly root: string) {
    super();
  }

  async streams(): Promise<ReportedStream[]> {
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

  async disconnectPublisher(): Promise<void> {
    const clientId = (await this.published()).find(({ app, name }) => app === streamApp && name === streamName)?.publish
      .cid;
    if (clientId !== undefined)
      await requestServer(`${this.root}/api/v1/clients/${encodeURIComponent(clientId)}`, 'DELETE');
  }

  /** Without `count`, SRS lists only ten streams, including ended ones. */
  private async published(): Promise<SrsStream[]> {
    const streams = readStreams(await requestServer(`${this.root}/api/v1/streams/?count=100`));
    return streams.filter(({ publish }) => publish.active);
  }
}

/** @throws ServerError when the response is not from SRS */
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
    // Reported below.
  }
  throw new ServerError('The server at MEDIA_SERVER_API is not the HTTP API of SRS.');
}
