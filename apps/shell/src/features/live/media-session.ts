import { ministry } from '@ministry/domain';
import { liveWords as words } from './live.content.ts';

/** Tells the lock screen and the headphones what is heard; answers what takes it back. */
export function announceBroadcast(): () => void {
  const session = (navigator as { mediaSession?: MediaSession }).mediaSession;
  if (!session || typeof MediaMetadata === 'undefined') return () => undefined;
  session.metadata = new MediaMetadata({ title: words.broadcast, artist: ministry.name });
  return () => {
    session.metadata = null;
  };
}
