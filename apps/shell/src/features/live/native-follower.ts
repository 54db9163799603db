import { type Ears, type Follower, playOrTell } from './follower.ts';
import { reconnectDelay } from './hls-playback.ts';

/** With Apple's own player, which chooses the picture itself. */
export function followNatively(media: HTMLMediaElement, address: string, { onPictures, onState }: Ears): Follower {
  const listening = new AbortController();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    clearTimeout(timer);
    media.src = address;
    playOrTell(media, onState);
  };
  const tryAgain = () => {
    onState('lost');
    clearTimeout(timer);
    timer = setTimeout(connect, reconnectDelay(failures) * (0.75 + Math.random() / 2));
    failures += 1;
  };
  const { signal } = listening;
  media.addEventListener('error', tryAgain, { signal });
  media.addEventListener('ended', tryAgain, { signal });
  media.addEventListener('playing', () => (failures = 0), { signal });
  onPictures([]);
  connect();
  return {
    choose: () => undefined,
    livePosition: () => (media.seekable.length > 0 ? media.seekable.end(media.seekable.length - 1) : null),
    isFed: () => true,
    retry: connect,
    end() {
      listening.abort();
      clearTimeout(timer);
      media.removeAttribute('src');
      media.load();
    },
  };
}
