export type {
  LiveStatusResponse as LiveStatus,
  MediaStreamResponse as MediaStream,
  PublishingResponse as Publishing,
  StreamConfigResponse as StreamConfig,
} from '@ministry/api-client';

export type Source = 'youtube' | 'rtmp';
