import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { type MediaServerKind, mediaServers } from '../../platform/config/environment.ts';
import { NullableDateTime, NullableInteger, NullableText } from '../../platform/http/answer-fields.ts';
import { OneOf } from '../../platform/validation/fields.ts';
import type { Publishing } from '../media-server/media-server.ts';
import { LiveStatusResponse } from './live.dto.ts';
import type { LiveState } from './live-state.entity.ts';

const states = ['off', 'starting', 'running', 'failed'] as const;

/** Kind, state and ports of the media server. */
export class MediaServerResponse {
  @ApiProperty({ enum: mediaServers, description: 'Media server that receives the stream', example: 'embedded' })
  kind: MediaServerKind;
  @ApiProperty({ enum: states, description: 'Whether it accepts streams', example: 'running' })
  state: (typeof states)[number];
  @NullableText('Why no stream can be received, as a sentence; null if there is no problem', null)
  problem: string | null;
  @NullableInteger('Port for encoders; null if it is not known to the API', 1935)
  rtmpPort: number | null;
  @NullableInteger('Port for players, besides this site', 8080)
  hlsPort: number | null;
}

/** The stream that arrives from the encoder. */
interface PublishingResponse {
  since: string;
  bitrate: number;
  frameRate: number | null;
  width: number | null;
  height: number | null;
  videoCodec: string | null;
  audioCodec: string | null;
}

/** Written out, because a `$ref` cannot be nullable in OpenAPI 3.0. */
const publishing: ApiPropertyOptions = {
  selfRequired: true,
  type: 'object',
  nullable: true,
  description: 'What the encoder sends; null if nobody publishes or no new bytes arrive',
  required: ['since', 'bitrate', 'frameRate', 'width', 'height', 'videoCodec', 'audioCodec'],
  properties: {
    since: {
      type: 'string',
      format: 'date-time',
      description: 'When the encoder began to send, UTC',
      example: '2026-11-22T03:50:00.000Z',
    },
    bitrate: { type: 'integer', description: 'Bits per second', example: 1_800_000 },
    frameRate: {
      type: 'number',
      nullable: true,
      description: 'Pictures per second; null for sound only, or if the media server does not report it',
      example: 25,
    },
    width: { type: 'integer', nullable: true, description: 'In pixels; null for sound only', example: 1280 },
    height: { type: 'integer', nullable: true, description: 'In pixels; null for sound only', example: 720 },
    videoCodec: {
      type: 'string',
      nullable: true,
      description: 'Video codec; null if there is no video',
      example: 'H.264',
    },
    audioCodec: {
      type: 'string',
      nullable: true,
      description: 'Audio codec; null if there is no sound',
      example: 'AAC',
    },
  },
};

/** A problem that somebody should look at now. */
export class StreamWarningResponse {
  /** Machine-readable code of the warning. @example 'BITRATE_LOW' */
  code: string;
  @ApiProperty({
    description: 'What the problem is and what to do',
    example: 'Little arrives: 180 kbit/s. Check the line to the internet, or choose a lower bitrate in OBS.',
  })
  message: string;
}

/** Whether the stream is approved to be shown, by whom and when (DATA-38). */
export class ApprovalResponse {
  /** Whether the stream may be shown. @example true */
  isApproved: boolean;
  @NullableText('Username of the account that approved it; null if it is not approved', 'media')
  approvedBy: string | null;
  @NullableDateTime('When it was approved, UTC; null if it is not approved', '2026-11-22T03:55:00.000Z')
  approvedAt: string | null;
}

export class ConfiguredResponse {
  /** Whether the page of a YouTube video is set. @example false */
  youtube: boolean;
  /** Whether there are a media server and a stream key. @example true */
  rtmp: boolean;
}

/** Everything that a control booth needs. */
export class MediaStreamResponse {
  /** Kind, state and ports of the media server. */
  server: MediaServerResponse;
  @ApiProperty(publishing)
  publishing: PublishingResponse | null;
  @ApiProperty({ type: [StreamWarningResponse], description: 'What needs attention now' })
  warnings: StreamWarningResponse[];
  @NullableText(
    'Playlist for staff, available before the stream is public; null if nothing can be played',
    '/api/media/preview/church/master.m3u8',
  )
  previewUrl: string | null;
  /** Whether the stream is approved to be shown, by whom and when. */
  approval: ApprovalResponse;
  /** Which sources are set up. */
  configured: ConfiguredResponse;
  @ApiProperty({ type: LiveStatusResponse, description: 'As `GET /api/live/status` returns it to staff' })
  status: LiveStatusResponse;
  @NullableText("Username of the account that pressed 'Go Live Now'; null when the broadcast has ended", 'media')
  wentLiveBy: string | null;
}

/** The server determines who approved and when; both fields are ignored. */
export class ApproveStreamRequest {
  @ApiProperty({ type: String, required: false, description: 'Ignored', example: 'media' })
  approvedBy?: string;
  @ApiProperty({ type: String, required: false, description: 'Ignored', example: '2026-11-22T03:55:00.000Z' })
  approvedAt?: string;
}

export class GoLiveRequest {
  @OneOf(['live', 'offline'], {
    description: '`offline` ends the broadcast and withdraws the approval',
    example: 'live',
  })
  status: 'live' | 'offline';
}

export const toPublishing = ({
  since,
  bitrate,
  frameRate,
  width,
  height,
  videoCodec,
  audioCodec,
}: Publishing): PublishingResponse => ({
  since: since.toISOString(),
  bitrate: Math.round(bitrate),
  frameRate,
  width,
  height,
  videoCodec,
  audioCodec,
});

export const toApproval = ({ rtmpApproved, approvedBy, approvedAt }: LiveState): ApprovalResponse => ({
  isApproved: rtmpApproved,
  approvedBy,
  approvedAt: approvedAt?.toISOString() ?? null,
});
