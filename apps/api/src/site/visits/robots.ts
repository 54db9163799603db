import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Programs that fetch a recording because somebody listens, though they are no browsers. */
const podcastApp = /antennapod|overcast|podcast|castbox|pocket ?casts/i;
/** Characters of the user agent that are examined; more would only cost time. */
const maxLength = 300;
/** Results by user agent: the same ones appear again and again, and a lookup costs a hundredth of a check. */
const known = new LRUCache<string, boolean>({ max: 500 });

/** Whether a request comes from a program, such as a search engine, a messenger's preview or a monitor. Their user agents say so. */
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
