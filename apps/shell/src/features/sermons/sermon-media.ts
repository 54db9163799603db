import { formatBytes } from '@ministry/domain';
import { mediaCopy } from './sermons.copy.ts';
import { videoSource, youtubeId } from './video-source.ts';

/** Facts of a file of our own; null for a file elsewhere. */
export type MediaFacts = { bytes: number; seconds: number | null } | null;
export interface Playable {
  title: string;
  speaker: string;
  audioUrl: string | null;
  videoUrl: string | null;
  audio: MediaFacts;
  video: MediaFacts;
}
export type MediaKind = 'audio' | 'video';

export const addressOf = (sermon: Pick<Playable, 'audioUrl' | 'videoUrl'>, kind: MediaKind): string | null =>
  (kind === 'audio' ? sermon.audioUrl : sermon.videoUrl) || null;

/** What 'Play' opens: the video, otherwise the audio, otherwise nothing (SER-16 to SER-18); with Save-Data the audio first. */
export function playedFirst(sermon: Pick<Playable, 'audioUrl' | 'videoUrl'>, saveData: boolean): MediaKind | null {
  const order: MediaKind[] = saveData ? ['audio', 'video'] : ['video', 'audio'];
  return order.find((kind) => addressOf(sermon, kind) !== null) ?? null;
}

/** '20 s', '41 min', '1 h 12 min' */
export function formatLength(seconds: number): string {
  if (seconds < 59.5) return mediaCopy.seconds({ seconds: Math.max(1, Math.round(seconds)) });
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return mediaCopy.minutes({ minutes });
  return minutes % 60 === 0 ? mediaCopy.hours({ hours }) : mediaCopy.hoursAndMinutes({ hours, minutes: minutes % 60 });
}

/** A place in a recording: '12:34', '1:02:03' */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

/** Label of a media button, with size and length if they are known: 'Audio, 9 MB, 41 min', 'Video, on YouTube'. */
export function mediaLabel(sermon: Playable, kind: MediaKind): string {
  const facts = kind === 'audio' ? sermon.audio : sermon.video;
  const known = facts
    ? [formatBytes(facts.bytes), ...(facts.seconds === null ? [] : [formatLength(facts.seconds)])]
    : [];
  if (kind === 'video' && sermon.videoUrl && youtubeId(sermon.videoUrl) !== null) known.push(mediaCopy.onYouTube);
  return [mediaCopy[kind], ...known].map(keepTogether).join(', ');
}
const keepTogether = (text: string) => text.replaceAll(' ', '\u00a0');

const usual = { audio: 'mp3', video: 'mp4' } as const;
/** Characters that some phones or computers refuse in a file name. */
const refused = /[\\/:*?"<>|\p{Cc}]+/gu;

/**
 * 'title - speaker' with .mp3 or .mp4 (SER-28). A file of another kind keeps its own extension, because it would not
 * open everywhere with a wrong one.
 */
export function downloadName(sermon: Pick<Playable, 'title' | 'speaker'>, kind: MediaKind, address: string): string {
  const own = /\.(m4a|aac|ogg|wav|webm|mov)$/i.exec(address.replace(/[?#].*/, ''))?.[1]?.toLowerCase();
  return `${nameOf(sermon)}.${own ?? usual[kind]}`;
}
const nameOf = ({ title, speaker }: Pick<Playable, 'title' | 'speaker'>) =>
  `${title} - ${speaker}`.replace(refused, ' ').replace(/\s+/g, ' ').trim();

/** Address and file name of a download; null if there is no file, or only the page of a platform. */
export function downloadOf(sermon: Playable, kind: MediaKind): { href: string; name: string } | null {
  const address = addressOf(sermon, kind);
  if (address === null || (kind === 'video' && videoSource(address).kind !== 'file')) return null;
  const name = downloadName(sermon, kind, address);
  // The server appends the file extension to the name.
  return {
    href: address.startsWith('/uploads/') ? `${address}?download=${encodeURIComponent(nameOf(sermon))}` : address,
    name,
  };
}
