import type { SermonResponse } from '@ministry/api-client';
import { sermonsCopy as copy } from './sermons.copy.ts';

/** 'Audio, Video': the media of a sermon, or a note that there are none. */
export function Recordings({ sermon }: { sermon: Pick<SermonResponse, 'audioUrl' | 'videoUrl'> }) {
  const kinds = [sermon.audioUrl ? copy.audio : '', sermon.videoUrl ? copy.video : ''].filter(Boolean);
  return <span>{kinds.length > 0 ? kinds.join(', ') : copy.noRecording}</span>;
}
