import { type JsonAnswer, type JsonRequest, JsonServer } from './json-server.ts';

const key = 'a-key-of-the-google-console';
/** Values of `snippet.liveBroadcastContent`; a video whose stream has ended has `none`. */
type Broadcast = 'live' | 'upcoming' | 'none';

const wrong = (status: number, reason: string, message: string): JsonAnswer => ({
  status,
  body: { error: { code: status, message, errors: [{ message, domain: 'youtube.quota', reason }] } },
});

/** Answers `videos.list` as documented for YouTube's Data API v3: for an unknown or private video the list is empty. */
export class YoutubeStandIn extends JsonServer {
  readonly videos = new Map<string, Broadcast>();
  isQuotaUsedUp = false;

  static start(): Promise<YoutubeStandIn> {
    return new YoutubeStandIn().start();
  }

  private constructor() {
    super();
  }

  /** Settings that point the product to this stand-in. */
  get environment(): Record<string, string> {
    return { YOUTUBE_API_URL: `${this.origin}/youtube/v3`, YOUTUBE_API_KEY: key };
  }

  protected answer({ path, query }: JsonRequest): JsonAnswer {
    if (path !== '/youtube/v3/videos') return wrong(404, 'notFound', 'Not Found');
    if (query.get('key') !== key) return wrong(400, 'badRequest', 'API key not valid. Please pass a valid API key.');
    if (this.isQuotaUsedUp)
      return wrong(403, 'quotaExceeded', 'The request cannot be completed because you have exceeded your quota.');
    if (query.get('part') !== 'snippet,liveStreamingDetails')
      return wrong(400, 'missingRequiredParameter', 'No filter selected.');
    const id = query.get('id') ?? '';
    const broadcast = this.videos.get(id);
    const items =
      broadcast === undefined
        ? []
        : [
            {
              kind: 'youtube#video',
              id,
              snippet: { title: 'Sunday service', liveBroadcastContent: broadcast },
              ...(broadcast === 'none' ? {} : { liveStreamingDetails: { scheduledStartTime: '2026-11-22T04:00:00Z' } }),
            },
          ];
    return {
      body: {
        kind: 'youtube#videoListResponse',
        items,
        pageInfo: { totalResults: items.length, resultsPerPage: items.length },
      },
    };
  }
}
