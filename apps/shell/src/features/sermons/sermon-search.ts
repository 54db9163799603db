import { plainTerms, significantTerms } from '@ministry/domain';

/** The fields that the search uses. A sermon's tags are its topics (SER-36). */
export interface Searchable {
  title: string;
  description: string;
  speaker: string;
  tags: readonly string[];
  date: string;
}

export interface Match<T> {
  sermon: T;
  score: number;
  /** The score in whole percent of a full match; at most 100. */
  percent: number;
}

const points = { titleWord: 10, wholeTitle: 20, topic: 15, speaker: 8 } as const;
const fullScore = 35;
const maxResults = 10;

const plain = (text: string): string => plainTerms(text).join(' ');

/** Whether a word of the text begins with one of the terms: 'pray' finds 'prayer', and 'art' does not find 'heart'. */
function hasWord(text: string, terms: readonly string[]): boolean {
  const spaced = ` ${text}`;
  return terms.some((word) => spaced.includes(` ${word}`));
}

/** Points of one sermon for a query (SER-33 to SER-36). */
export function scoreOf(sermon: Searchable, query: string): number {
  const whole = plain(query);
  const terms = significantTerms(query);
  const title = plain(sermon.title);
  const about = plain(`${sermon.tags.join(' ')} ${sermon.description}`);
  return (
    (hasWord(title, terms) ? points.titleWord : 0) +
    (whole !== '' && title.includes(whole) ? points.wholeTitle : 0) +
    (hasWord(about, terms) ? points.topic : 0) +
    (hasWord(plain(sermon.speaker), terms) ? points.speaker : 0)
  );
}

/** The ten best matches, best first, the newer before the older with equal scores (SER-37 to SER-39); none for a blank query. */
export function searchSermons<T extends Searchable>(sermons: readonly T[], query: string): Match<T>[] {
  return sermons
    .map((sermon) => ({ sermon, score: scoreOf(sermon, query) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || Date.parse(other.sermon.date) - Date.parse(one.sermon.date))
    .slice(0, maxResults)
    .map(({ sermon, score }) => ({ sermon, score, percent: Math.min(100, Math.round((score / fullScore) * 100)) }));
}
