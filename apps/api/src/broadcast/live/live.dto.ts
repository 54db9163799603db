import { ApiProperty } from '@nestjs/swagger';
import { NullableDateTime, NullableText } from '../../platform/http/answer-fields.ts';
import { TextField } from '../../platform/validation/fields.ts';
import { type BroadcastStatus, type LiveSource, liveSources } from './broadcast-status.ts';

export const watcherIdLength = 36;

export class LiveStatusQuery {
  @TextField({
    max: watcherIdLength,
    optional: true,
    description: 'A random id that the tab has chosen for itself, so that it is counted once',
    example: 'k3v9s0q1w8',
  })
  watcher?: string;
}

export class YoutubeSourceResponse {
  @ApiProperty({ description: 'Whether the video named by the media team is on the air', example: false })
  isLive: boolean;
}

export class RtmpSourceResponse {
  @ApiProperty({ description: 'Whether the stream is approved, activated and being received', example: true })
  isLive: boolean;

  @ApiProperty({
    required: false,
    description: 'Whether the media team has approved the stream; for staff only',
    example: true,
  })
  approved?: boolean;

  @ApiProperty({
    required: false,
    description: 'Whether the media server is receiving the stream; for staff only',
    example: true,
  })
  actuallyStreaming?: boolean;

  @ApiProperty({
    required: false,
    type: String,
    nullable: true,
    description: 'Why the media server cannot stream; for staff only',
    example: null,
  })
  error?: string | null;

  @ApiProperty({
    required: false,
    description: "Whether somebody has pressed 'Go Live Now'; for staff only",
    example: true,
  })
  manuallyActivated?: boolean;
}

export class LiveSourcesResponse {
  @ApiProperty({ type: YoutubeSourceResponse, description: 'The broadcast on YouTube' })
  youtube: YoutubeSourceResponse;

  @ApiProperty({ type: RtmpSourceResponse, description: 'Our own stream' })
  rtmp: RtmpSourceResponse;
}

/** The current broadcast. */
export class LiveStatusResponse {
  @ApiProperty({ description: 'Whether there is a broadcast to watch or listen to now', example: true })
  isLive: boolean;

  @ApiProperty({
    description: 'Whether the broadcast stopped less than ten minutes ago and is expected to continue',
    example: false,
  })
  isInterrupted: boolean;

  @ApiProperty({ type: 'integer', description: 'Number of distinct viewers in the last minute', example: 128 })
  viewers: number;

  @NullableText(
    'The video page or the HLS playlist, depending on `streamType`; null if there is no broadcast',
    '/hls/church/master.m3u8',
  )
  streamUrl: string | null;

  @ApiProperty({
    type: String,
    enum: [...liveSources, null],
    nullable: true,
    description: '`rtmp` is our own stream, played as HLS',
    example: 'rtmp',
  })
  streamType: LiveSource | null;

  @NullableText('HLS playlist of the sound only, if there is one', '/hls/church/audio/index.m3u8')
  audioUrl: string | null;

  @NullableDateTime('When the broadcast began, UTC; null if there is none', '2026-11-22T04:00:00.000Z')
  wentLiveAt: string | null;

  @ApiProperty({ type: LiveSourcesResponse, description: 'State of each source' })
  sources: LiveSourcesResponse;
}

/** The status for everybody: without the key, the ingest address and any error message. */
export const toLiveStatus = (status: BroadcastStatus, viewers: number): LiveStatusResponse => ({
  isLive: status.isLive,
  isInterrupted: status.isInterrupted,
  viewers,
  streamUrl: status.streamUrl,
  streamType: status.streamType,
  audioUrl: status.audioUrl,
  wentLiveAt: status.wentLiveAt?.toISOString() ?? null,
  sources: { youtube: { isLive: status.youtubeIsLive }, rtmp: { isLive: status.rtmpIsLive } },
});

/** Additional fields of our own stream for staff. */
export type RtmpStatus = Required<
  Pick<RtmpSourceResponse, 'approved' | 'actuallyStreaming' | 'error' | 'manuallyActivated'>
>;

/** The public status with the additional fields for staff. */
export function toStaffLiveStatus(
  status: BroadcastStatus,
  viewers: number,
  { approved, actuallyStreaming, error, manuallyActivated }: RtmpStatus,
): LiveStatusResponse {
  const response = toLiveStatus(status, viewers);
  return {
    ...response,
    sources: {
      ...response.sources,
      rtmp: { ...response.sources.rtmp, approved, actuallyStreaming, error, manuallyActivated },
    },
  };
}
