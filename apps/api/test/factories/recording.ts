import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Recording } from '../../src/broadcast/recordings/recording.entity.ts';
import { RecordingFolders } from '../../src/broadcast/recordings/recording-folders.ts';
import { RecordingsRepository } from '../../src/broadcast/recordings/recordings.repository.ts';
import type { TestApp } from '../test-app.ts';

const run = promisify(execFile);

interface Show {
  seconds?: number;
  /** For example '320x180'; null: sound only. */
  size?: string | null;
  hasSound?: boolean;
}

/** Writes a part as an encoder would: black and silent for one second, then white with a tone. Returns its length in seconds, by ffprobe. */
export async function makePart(
  path: string,
  { seconds = 4, size = '320x180', hasSound = true }: Show = {},
): Promise<number> {
  const pictures =
    size === null
      ? []
      : [
          '-f',
          'lavfi',
          '-i',
          `color=black:size=${size}:rate=25:duration=1[b];color=white:size=${size}:rate=25:duration=${seconds - 1}[w];[b][w]concat`,
        ];
  const sound = hasSound
    ? ['-f', 'lavfi', '-i', `aevalsrc='if(gte(t,1),0.5*sin(880*PI*t),0)':sample_rate=44100:duration=${seconds}`]
    : [];
  const video =
    size === null ? [] : ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-bf', '2', '-g', '50'];
  await run('ffmpeg', [
    '-hide_banner',
    '-loglevel',
    'error',
    '-nostdin',
    '-y',
    ...pictures,
    ...sound,
    ...video,
    ...(hasSound ? ['-c:a', 'aac', '-b:a', '64k'] : []),
    '-f',
    'mpegts',
    path,
  ]);
  return durationOf(path);
}

export async function durationOf(path: string): Promise<number> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path]);
  return Number(stdout);
}

/** Returns the warnings of a decoder that reads the whole file. */
export async function complaintsAbout(path: string): Promise<string> {
  const { stderr } = await run('ffmpeg', ['-hide_banner', '-v', 'warning', '-nostdin', '-i', path, '-f', 'null', '-']);
  return stderr;
}

/** Seconds at which the picture turns white and at which the sound starts. */
export async function beginnings(path: string): Promise<{ white: number[]; heard: number[] }> {
  const { stderr } = await run(
    'ffmpeg',
    [
      '-hide_banner',
      '-nostdin',
      '-i',
      path,
      '-vf',
      'blackdetect=d=0.2',
      '-af',
      'silencedetect=noise=-40dB:d=0.2',
      '-f',
      'null',
      '-',
    ],
    { maxBuffer: 1e7 },
  );
  const times = (pattern: RegExp): number[] => [...stderr.matchAll(pattern)].map(([, time]) => Number(time));
  return { white: times(/black_end:([\d.]+)/g), heard: times(/silence_end: ([\d.]+)/g) };
}

const began = new Date('2026-11-22T04:02:00.000Z');

/** Adds a recording that has ended, with these parts. */
export async function recordingOf(
  { app }: TestApp,
  parts: Show[] = [{}],
  columns: Partial<Recording> = {},
): Promise<{ id: number; seconds: number }> {
  const repository = app.get(RecordingsRepository);
  const { id } = await repository.insert({
    title: 'Sunday 1st service, 22 November 2026',
    startedAt: began,
    endedAt: new Date(began.getTime() + 7_200_000),
    state: 'recording',
  });
  const folder = app.get(RecordingFolders).of(id);
  mkdirSync(folder, { recursive: true });
  let seconds = 0;
  for (const [index, show] of parts.entries()) seconds += await makePart(join(folder, `part-${index + 1}.ts`), show);
  await repository.update(id, { state: 'preparing', partBytes: await app.get(RecordingFolders).bytes(id), ...columns });
  return { id, seconds };
}
