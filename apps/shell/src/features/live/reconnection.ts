import { reconnectDelay } from './hls-playback.ts';

/** Calls `connect` again after each failure, for as long as the page is open. */
export function reconnection(connect: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const self = {
    /** Since the last success. */
    failures: 0,
    now() {
      stop();
      connect();
    },
    later() {
      stop();
      // Spread at random, so that the viewers of a broken stream do not all reconnect at the same moment.
      timer = setTimeout(connect, reconnectDelay(self.failures) * (0.75 + Math.random() / 2));
      self.failures += 1;
    },
    stop,
  };
  return self;
}
