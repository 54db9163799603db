import { type Follower, type FollowerEvents, playOrReport } from './follower.ts';
import { reconnection } from './reconnection.ts';

/** Follows with the browser's own player (Apple), which chooses the rendition itself. */
export function followNatively(
  media: HTMLMediaElement,
  address: string,
  { onRenditions, onState }: FollowerEvents,
): Follower {
  const listening = new AbortController();
  const connection = reconnection(() => {
    media.src = address;
    playOrReport(media, onState);
  });
  const reconnect = () => {
    onState('lost');
    connection.later();
  };
  const { signal } = listening;
  media.addEventListener('error', reconnect, { signal });
  media.addEventListener('ended', reconnect, { signal });
  media.addEventListener('playing', () => (connection.failures = 0), { signal });
  onRenditions([]);
  connection.now();
  return {
    choose: () => undefined,
    livePosition: () => (media.seekable.length > 0 ? media.seekable.end(media.seekable.length - 1) : null),
    isFed: () => true,
    retry: connection.now,
    end() {
      listening.abort();
      connection.stop();
      media.removeAttribute('src');
      media.load();
    },
  };
}
