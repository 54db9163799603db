import { textNow } from '../../platform/texts/sentence.ts';
import type { MediaServerReport } from '../media-server/media-server.ts';
import { liveTexts } from './live.copy.ts';

/** Why our own stream cannot be shown, as a sentence; null if there is no problem. */
export function problemOf({ state, problem }: Pick<MediaServerReport, 'state' | 'problem'>): string | null {
  if (problem !== null) return problem;
  if (state === 'off') return textNow(liveTexts.noMediaServer);
  return state === 'failed' ? textNow(liveTexts.mediaServerStopped) : null;
}
