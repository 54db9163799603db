import { streamApp, streamName } from '../media-server.ts';
import { codecName, type SeenStream } from './incoming.ts';
import { askServer, ServerFault } from './server-call.ts';
import { ServerControl } from './server-control.ts';

/** nginx with its RTMP module, by the pages `rtmp_stat` and, beside it under the name `control`, `rtmp_control`. */
export class NginxControl extends ServerControl {
  /** @param statistics as in `http://nginx:8080/stat` */
  constructor(private readonly statistics: string) {
    super();
  }

  async streams(): Promise<SeenStream[]> {
    const page = await askServer(this.statistics);
    if (!page.includes('<nginx_rtmp_version>'))
      throw new ServerFault('What answers at MEDIA_SERVER_API is not the statistics page of nginx.');
    return partsOf(page, 'application').flatMap((application) =>
      partsOf(application, 'stream')
        .filter((stream) => stream.includes('<publishing/>'))
        .map((stream) => toSeen(wordOf(application, 'name') ?? '', stream)),
    );
  }

  async drop(): Promise<void> {
    const control = new URL('control/drop/publisher', this.statistics);
    control.search = new URLSearchParams({ app: streamApp, name: streamName }).toString();
    await askServer(control.href);
  }
}

function toSeen(app: string, stream: string): SeenStream {
  const [video = '', audio = ''] = [partsOf(stream, 'video')[0], partsOf(stream, 'audio')[0]];
  return {
    app,
    name: wordOf(stream, 'name') ?? '',
    bytes: Number(wordOf(stream, 'bytes_in') ?? 0),
    // It knows only what the encoder has announced.
    frames: null,
    width: Number(wordOf(video, 'width')) || null,
    height: Number(wordOf(video, 'height')) || null,
    videoCodec: codecName(wordOf(video, 'codec')),
    audioCodec: codecName(wordOf(audio, 'codec')),
  };
}

/** What stands between the tags of that name, which never lie within each other. */
const partsOf = (page: string, tag: string): string[] =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, part = '']) => part);

/** The first word between tags of that name, as it stands; names of ours hold nothing that is escaped. */
const wordOf = (part: string, tag: string): string | null =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(part)?.[1] ?? null;
