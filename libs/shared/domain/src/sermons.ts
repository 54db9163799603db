import { contentLimits } from './content.ts';

/** The quick topics of the sermon search; a sermon's tags are its topics. */
export const sermonTopics = [
  'Faith',
  'Prayer',
  'Love',
  'Hope',
  'Forgiveness',
  'Healing',
  'Purpose',
  'Wisdom',
  'Strength',
  'Peace',
  'Joy',
  'Salvation',
  'Grace',
  'Mercy',
  'Fellowship',
  'Worship',
  'Discipleship',
  'Evangelism',
  'Family',
  'Marriage',
] as const;
export type SermonTopic = (typeof sermonTopics)[number];

/** Longest accepted input, in characters unless a unit is given. */
export const sermonLimits = { ...contentLimits, speaker: 100, series: 100 } as const;
