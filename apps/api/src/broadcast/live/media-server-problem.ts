import type { MediaServerReport } from '../media-server/media-server.ts';

/** Why our own stream cannot be shown, as a sentence for staff; null while all is well. */
export function problemOf({ state, problem }: Pick<MediaServerReport, 'state' | 'problem'>): string | null {
  if (problem !== null) return problem;
  if (state === 'off') return 'No media server is set up (MEDIA_SERVER=off): only YouTube can be shown.';
  return state === 'failed' ? 'The media server does not run.' : null;
}
