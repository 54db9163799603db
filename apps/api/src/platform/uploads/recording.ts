import type { MediaTypeName } from './media-type.ts';

/** Facts from the structure of a recording. */
export interface Recording {
  type: MediaTypeName;
  /** Length; null if a video does not contain it, such as a live recording or one without sound. */
  seconds: number | null;
}

const containers: Partial<Record<MediaTypeName, RegExp>> = {
  mp3: /^MPEG$/i,
  m4a: /^(M4A|mp4|isom|iso\d|mp4\d|dash|M4B|M4V)/i,
  mp4: /^(M4A|mp4|isom|iso\d|mp4\d|dash|M4V|avc1)/i,
  webm: /webm|matroska/i,
};

/** Reads the structure of a recording; null if it is invalid or holds nothing to play. */
export async function readRecording(path: string, sniffed: MediaTypeName): Promise<Recording | null> {
  const format = await formatOf(path, sniffed);
  if (!format || !containers[sniffed]?.test(format.container ?? '')) return null;
  const seconds = format.duration && Number.isFinite(format.duration) ? Math.round(format.duration) : null;
  if (sniffed === 'webm') return format.hasVideo ? { type: 'webm', seconds } : null;
  if (sniffed !== 'mp3' && format.hasVideo) return { type: 'mp4', seconds };
  if (seconds === null) return null;
  return { type: sniffed === 'mp3' ? 'mp3' : 'm4a', seconds };
}

async function formatOf(path: string, sniffed: MediaTypeName) {
  const { parseFile } = await import('music-metadata');
  try {
    const { format } = await parseFile(path, { skipCovers: true });
    // Only an MP3 without a duration in its header must be read to its end.
    return sniffed === 'mp3' && !format.duration
      ? (await parseFile(path, { skipCovers: true, duration: true })).format
      : format;
  } catch {
    return undefined;
  }
}
