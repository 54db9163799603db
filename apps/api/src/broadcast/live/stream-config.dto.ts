import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { NullableDateTime, NullableText } from '../../platform/http/answer-fields.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { withMessage } from '../../platform/validation/explained.ts';
import { OneOf, TextField } from '../../platform/validation/fields.ts';
import { type LiveSource, liveSources } from './broadcast-status.ts';
import { liveTexts } from './live.copy.ts';
import type { StreamAddresses } from './stream-addresses.ts';
import type { StreamConfig } from './stream-config.entity.ts';
import { masked } from './stream-key-mask.ts';
import type { StoredKey } from './stream-keys.service.ts';

export const keyLength = 128;
const fieldLength = 500;
const keyPrefix = 'church?key=';

/** Query parameters are texts, so `reveal` is the string `true` or `false`. */
export class RtmpConfigQuery {
  @OneOf(['true', 'false'], {
    optional: true,
    default: 'false',
    description: 'Return the key unmasked; this is recorded in the audit log',
    example: 'false',
  })
  reveal: 'true' | 'false' = 'false';
}

/** Addresses and key of our own stream, for encoders and players (DATA-36). */
export class RtmpConfigResponse {
  /** Address to which the encoder sends. @example 'rtmp://church.example.org:1935/live' */
  rtmpUrl: string;
  @ApiProperty({
    description: 'Masked except for its last four characters unless `reveal` is true; blank if there is none',
    example: `${keyPrefix}••••••••3f9a`,
  })
  streamKey: string;
  /** The playlist that visitors play. @example 'https://church.example.org/hls/church/master.m3u8' */
  hlsUrl: string;
}

export class StoredKeyResponse {
  @ApiProperty({
    description: 'Masked except for its last four characters; blank if there is none',
    example: '••••••••x7q2',
  })
  streamKey: string;
  /** Whether a key is stored. @example true */
  hasKey: boolean;
  @NullableText('Why the key cannot be used, as a sentence; null if there is no problem', null)
  keyProblem: AnyText | null;
  @NullableDateTime('When it was last saved, UTC; null if never', '2026-11-22T04:00:00.000Z')
  updatedAt: string | null;
  @NullableText('Username of the account that saved it', 'media')
  updatedBy: string | null;
}

/** Streaming to YouTube (DATA-37). */
export class YoutubeConfigResponse extends StoredKeyResponse {
  /** Address to which the encoder sends. @example 'rtmp://a.rtmp.youtube.com/live2' */
  streamUrl: string;
  @ApiProperty({
    description: 'Page of the video; blank if none is set',
    example: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  })
  liveVideoUrl: string;
}

/** Streaming to this site. */
export class RtmpStreamConfigResponse extends StoredKeyResponse {
  /** Address to which the encoder sends. @example 'rtmp://church.example.org:1935/live' */
  rtmpUrl: string;
  /** The playlist that visitors play. @example 'https://church.example.org/hls/church/master.m3u8' */
  hlsUrl: string;
}

export class StreamConfigResponse {
  /** Streaming to YouTube. */
  youtube: YoutubeConfigResponse;
  /** Streaming to this site. */
  rtmp: RtmpStreamConfigResponse;
}

/** Fields of one source. A field that is left out keeps its value, and so does a key that is sent masked. */
export class StreamConfigFields {
  @TextField({
    max: fieldLength,
    optional: true,
    description: 'YouTube: address to which the encoder sends; blank for the usual address',
    example: 'rtmp://a.rtmp.youtube.com/live2',
  })
  streamUrl?: string | null;

  @TextField({
    max: fieldLength,
    optional: true,
    description: 'Our own stream: address to which the encoder sends; blank for the usual address',
    example: 'rtmp://church.example.org:1935/live',
  })
  rtmpUrl?: string | null;

  @TextField({
    max: fieldLength,
    optional: true,
    description: 'Stream key for the encoder; for our own stream with or without `church?key=` before it',
    example: 'abcd-efgh-ijkl-mnop-x7q2',
  })
  streamKey?: string | null;

  @TextField({
    max: fieldLength,
    optional: true,
    description: 'YouTube: page of the video; blank for none',
    example: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  })
  liveVideoUrl?: string | null;

  @TextField({
    max: fieldLength,
    optional: true,
    description:
      'Our own stream: playlist that visitors play, on this site or on a site from HLS_ORIGINS; blank for the usual one',
    example: 'https://church.example.org/hls/church/master.m3u8',
  })
  hlsUrl?: string | null;
}

export class StreamConfigRequest {
  @OneOf(liveSources, { description: 'The source', example: 'youtube' })
  type: LiveSource;

  @ApiProperty({ type: StreamConfigFields, description: 'The settings to change' })
  @IsObject(withMessage(liveTexts.configNeeded))
  @ValidateNested()
  @Type(() => StreamConfigFields)
  config: StreamConfigFields;
}

export class StreamKeyQuery {
  @OneOf(liveSources, { description: 'The source', example: 'rtmp' })
  type: LiveSource;
}

/** A stream key, not masked. */
export class StreamKeyResponse {
  @ApiProperty({ enum: liveSources, description: 'Source of the key', example: 'rtmp' })
  type: LiveSource;
  @ApiProperty({ description: 'The key as it is entered in the encoder', example: `${keyPrefix}pX2v…` })
  streamKey: string;
}

const toStoredKey = ({ type, updatedAt, updatedBy }: StreamConfig, { key, problem }: StoredKey): StoredKeyResponse => ({
  streamKey: key === null ? '' : masked(type, key),
  hasKey: key !== null,
  keyProblem: problem,
  updatedAt: updatedAt?.toISOString() ?? null,
  updatedBy,
});

export const toYoutubeConfig = (
  config: StreamConfig,
  key: StoredKey,
  addresses: StreamAddresses,
): YoutubeConfigResponse => ({
  streamUrl: config.ingestUrl ?? addresses.usualIngest('youtube'),
  liveVideoUrl: config.watchUrl ?? addresses.usualWatch('youtube'),
  ...toStoredKey(config, key),
});

export const toRtmpStreamConfig = (
  config: StreamConfig,
  key: StoredKey,
  addresses: StreamAddresses,
): RtmpStreamConfigResponse => ({
  rtmpUrl: config.ingestUrl ?? addresses.usualIngest('rtmp'),
  hlsUrl: config.watchUrl ?? addresses.usualWatch('rtmp'),
  ...toStoredKey(config, key),
});
