import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { DateTime, NullableDateTime, NullableInteger, NullableText, RowId } from '../../platform/http/answer-fields.ts';
import { type Recording, type RecordingBytes, type RecordingState, recordingStates } from './recording.entity.ts';

/** A file of a recording that can be played. */
interface RecordedFile {
  url: string;
  bytes: number;
}

/** Written out, because a `$ref` cannot be nullable in OpenAPI 3.0. */
const recordedFile = (ending: string, bytes: number): ApiPropertyOptions => ({
  selfRequired: true,
  type: 'object',
  nullable: true,
  required: ['url', 'bytes'],
  properties: {
    url: {
      type: 'string',
      description: 'Address of the file on this site',
      example: `/uploads/0123456789abcdef01234567.${ending}`,
    },
    bytes: { type: 'integer', description: 'Size of the file in bytes', example: bytes },
  },
});

/** A recording of a broadcast. */
export class RecordingResponse {
  @RowId(1)
  id: number;

  @ApiProperty({
    description: 'The service of the weekly programme, and the day',
    example: 'Sunday 1st service, 22 November 2026',
  })
  title: string;

  @DateTime('When the recording began, UTC', '2026-11-22T04:02:00.000Z')
  startedAt: string;

  @NullableDateTime('When the recording ended, UTC; null while it is running', '2026-11-22T06:05:00.000Z')
  endedAt: string | null;

  @ApiProperty({
    type: 'integer',
    description: 'Length in seconds; until the recording is ready, the time since its beginning',
    example: 7_380,
  })
  seconds: number;

  @ApiProperty({
    enum: recordingStates,
    description:
      '`recording`: in progress; `preparing`: a video and an audio file are being made; `ready`: can be watched; `failed`: see `problem`',
    example: 'ready',
  })
  state: RecordingState;

  @NullableText('What to know or do, as a sentence; may be set while the recording continues', null)
  problem: string | null;

  @ApiProperty({ type: 'integer', description: 'Bytes that it uses on the disk now', example: 1_240_000_000 })
  bytes: number;

  @ApiProperty({
    ...recordedFile('mp4', 1_180_000_000),
    description: 'Picture and sound (MP4); null until it is ready, and if there was no picture',
  })
  video: RecordedFile | null;

  @ApiProperty({
    ...recordedFile('m4a', 60_000_000),
    description: 'Sound only (M4A); null until it is ready, and if there was no sound',
  })
  audio: RecordedFile | null;

  @NullableInteger('Id of the sermon that was made from it, which then owns the files', null)
  sermonId: number | null;
}

export class RecordingListResponse {
  @ApiProperty({ type: [RecordingResponse], description: 'Recordings, latest first' })
  items: RecordingResponse[];

  @ApiProperty({
    type: 'integer',
    description: 'Bytes of the recordings without a sermon',
    example: 1_240_000_000,
  })
  usedBytes: number;

  @ApiProperty({
    type: 'integer',
    description: 'Limit for those bytes; 0: nothing is recorded',
    example: 20_000_000_000,
  })
  limitBytes: number;

  @NullableText('Why nothing can be recorded now, and what to do', null)
  problem: string | null;
}

export class RecordingSermonResponse {
  @ApiProperty({ type: 'integer', description: 'Id of the sermon, a draft when it is created', example: 12 })
  sermonId: number;
}

const fileOf = (url: string | null, bytes: number | null): RecordedFile | null =>
  url === null || bytes === null ? null : { url, bytes };

/** Bytes that a recording uses on the disk. */
export const bytesOf = ({ partBytes, videoBytes, audioBytes }: RecordingBytes): number =>
  partBytes + (videoBytes ?? 0) + (audioBytes ?? 0);

/** @param wait why it is not being prepared yet, as a sentence */
export function toRecordingResponse(recording: Recording, now: Date, wait: string | null): RecordingResponse {
  const { id, title, startedAt, endedAt, state, problem, sermonId } = recording;
  const isReady = state === 'ready';
  return {
    id,
    title,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    seconds: recording.seconds ?? Math.max(0, Math.round(((endedAt ?? now).getTime() - startedAt.getTime()) / 1_000)),
    state,
    problem: [problem, wait].filter((sentence) => sentence !== null).join(' ') || null,
    bytes: bytesOf(recording),
    video: isReady ? fileOf(recording.videoUrl, recording.videoBytes) : null,
    audio: isReady ? fileOf(recording.audioUrl, recording.audioBytes) : null,
    sermonId,
  };
}
