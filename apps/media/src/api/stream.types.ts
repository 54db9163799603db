import type { MediaStreamResponse } from '@ministry/api-client';

export type {
  LiveStatusResponse as LiveStatus,
  MediaStreamResponse as MediaStream,
  StreamConfigResponse as StreamConfig,
} from '@ministry/api-client';

export type Publishing = NonNullable<MediaStreamResponse['publishing']>;
export type Source = 'youtube' | 'rtmp';
