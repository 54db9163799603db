import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Programs that fetch a recording because somebody listens, though they are no browsers. */
const podcastApp = /antennapod|overcast|podcast|castbox|pocket ?casts/i;
/** Characters that tell a program; a longer name would only cost time. */
const maxLength = 300;
/** Names come again and again, and looking one up costs a hundredth of judging it. */
const known = new LRUCache<string, boolean>({ max: 500 });

/** Whether a request comes from a program by itself: a search engine, a preview of a messenger, a monitor. None of them names itself as a browser. */
export function isRobot(userAgent: string | undefined): boolean {
  if (!userAgent) return true;
  const name = userAgent.slice(0, maxLength);
  let answer = known.get(name);
  if (answer === undefined) {
    answer = isbot(name);
    known.set(name, answer);
  }
  return answer;
}

export const isPodcastApp = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && podcastApp.test(userAgent.slice(0, maxLength));
