import { messages } from '@ministry/messages';

/** The fixed display list of series (SER-13). */
export const seriesCards = messages('sermons.cards', {
  faith: {
    title: 'Walking in Faith',
    description: 'One day at a time with Jesus: trust on the long road, when the way cannot be seen.',
  },
  prayer: {
    title: 'The Power of Prayer',
    description: 'Why we pray, how we wait, and what happens when a village goes down on its knees.',
  },
  family: {
    title: 'Hope for the Family',
    description: 'Marriage, children and peace at home, from the first pages of Scripture to our own doorstep.',
  },
});
