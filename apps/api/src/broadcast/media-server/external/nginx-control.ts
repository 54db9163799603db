import { streamApp, streamName } from '../media-server.ts';
import { ServerControl } from './server-control.ts';
import { requestServer, ServerError } from './server-request.ts';
import { codecName, type ReportedStream } from './stream-meter.ts';

/** nginx with its RTMP module, through the page `rtmp_stat`, and `rtmp_control` beside it under the name `control`. */
export class NginxControl extends ServerControl {
  /** @param statistics such as `http://nginx:8080/stat` */
  constructor(private readonly statistics: string) {
    super();
  }

  async streams(): Promise<ReportedStream[]> {
    const page = await requestServer(this.statistics);
    if (!page.includes('<nginx_rtmp_version>'))
      throw new ServerError('The page at MEDIA_SERVER_API is not the statistics page of nginx.');
    return elementsOf(page, 'application').flatMap((application) =>
      elementsOf(application, 'stream')
        .filter((stream) => stream.includes('<publishing/>'))
        .map((stream) => toReported(textOf(application, 'name') ?? '', stream)),
    );
  }

  async disconnectPublisher(): Promise<void> {
    const control = new URL('control/drop/publisher', this.statistics);
    control.search = new URLSearchParams({ app: streamApp, name: streamName }).toString();
    await requestServer(control.href);
  }
}

function toReported(app: string, stream: string): ReportedStream {
  const [video = '', audio = ''] = [elementsOf(stream, 'video')[0], elementsOf(stream, 'audio')[0]];
  return {
    app,
    name: textOf(stream, 'name') ?? '',
    bytes: Number(textOf(stream, 'bytes_in') ?? 0),
    // nginx reports only what the encoder has announced.
    frames: null,
    width: Number(textOf(video, 'width')) || null,
    height: Number(textOf(video, 'height')) || null,
    videoCodec: codecName(textOf(video, 'codec')),
    audioCodec: codecName(textOf(audio, 'codec')),
  };
}

/** Contents of the elements with this tag, which are never nested. */
const elementsOf = (page: string, tag: string): string[] =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, part = '']) => part);

/** Text of the first element with this tag; our names contain no escaped characters. */
const textOf = (part: string, tag: string): string | null =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(part)?.[1] ?? null;
