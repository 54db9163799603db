/** DATA-21 */
export interface Highlight {
  id: number;
  /** Address of the drawing, 320 by 200. */
  src: string;
  title: string;
  description: string;
  category: string;
}

const highlight = (id: number, picture: string, category: string, title: string, description: string): Highlight => ({
  id,
  src: `/assets/highlight-${picture}-1.svg`,
  title,
  description,
  category,
});

/** HOME-14 */
export const highlights: readonly Highlight[] = [
  highlight(1, 'dawn', 'Worship', 'First light', 'Families walk in before seven on a Sunday.'),
  highlight(2, 'crusade', 'Evangelism', 'Gulu crusade', 'Five evenings under the open sky.'),
  highlight(3, 'school', 'Education', 'A desk for each child', 'Fees, uniforms and someone who asks after marks.'),
  highlight(4, 'eye-camp', 'Outreach', 'Eye Camp', 'Free surgery where there is no clinic.'),
  highlight(5, 'choir', 'Worship', 'The choir', 'Songs in Acholi, Lango and English.'),
  highlight(6, 'well', 'Community', 'Clean water', 'A pump the whole village keeps.'),
  highlight(7, 'radio', 'Evangelism', 'On the radio', 'The word reaches homes without a road.'),
  highlight(8, 'conference', 'Conference', "Women's conference", 'Three days of teaching and prayer.'),
  highlight(9, 'vocational', 'Education', 'Vocational Institute', 'A trade, and the tools to begin it.'),
  highlight(10, 'baptism', 'Worship', 'Baptism in the river', 'A new life, and everyone sings.'),
  highlight(11, 'prayer', 'Prayer', 'Overnight prayers', 'Fridays from nine until dawn.'),
];

/** Transferred bytes of all eleven drawings together. */
export const drawingsSize = '10 KB';

export const highlightCopy = {
  heading: 'Highlights',
  strip: 'Highlights, in a row',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  show: `Show the drawings, ${drawingsSize}`,
} as const;
