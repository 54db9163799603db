import { kampalaDay } from '@ministry/domain';
import type { Seed } from '../../platform/seed/seed.ts';
import { daysAfter, publishedAt } from '../content/seed-days.ts';
import { TestimonialEntity } from './testimonial.entity.ts';

type Sample = Pick<TestimonialEntity, 'name' | 'testimony'> & {
  /** Days before the day on which the seed runs. */
  daysAgo: number;
  /** Whether it still has to be verified. */
  waits?: true;
};

const samples: Sample[] = [
  {
    name: 'Grace Akello, Gulu',
    daysAgo: 6,
    testimony:
      'My mother had not seen for four years. She knew us by our steps. At the Eye Camp they operated on one eye, and the next morning she looked at my last born and asked, “Whose beautiful child is this?” I said, “Yours, Mama.” We are still thanking God in our house.',
  },
  {
    name: 'Okello James, Kitgum',
    daysAgo: 15,
    testimony:
      'I came to the Vocational Institute with nothing but anger. They gave me a hammer and a Bible, and a teacher who did not give up on me. Today I make school desks, and two boys from my village work with me. The Lord has given me back my years.',
  },
  {
    name: 'Sister Apiyo',
    daysAgo: 27,
    testimony:
      'After my husband died I sat at home for a year. Three women of the widows’ fellowship came every Thursday, even in the rain, and at first we only sat together. Now I go with them to others. I have learnt that God often comes to a house on foot.',
  },
  {
    name: 'Denis Ojara, Lira',
    daysAgo: 41,
    testimony:
      'For nine years my brother and I did not greet each other because of land. After a sermon on forgiveness I walked to his home, and found him on the road, walking to mine. Our children now dig the same garden.',
  },
  {
    name: 'Mercy Atim',
    daysAgo: 58,
    testimony:
      'I grew up in Crown of Glory from the age of six. They paid my fees, and they also came to see me on visiting days, like a real mother and father. I am a nurse now. When a child on the ward has no visitor, I know what to do.',
  },
  {
    name: 'Mzee Opoka, Amuru',
    daysAgo: 80,
    testimony:
      'I am seventy-four and learnt to read last year, in the evening class, with my own Bible as the school book. I began with Psalm 23 in Acholi. I read it to my wife every night, and she corrects me.',
  },
  {
    name: 'Susan Lanyero, Gulu',
    daysAgo: 1,
    waits: true,
    testimony:
      'I joined the savings circle with two thousand shillings a week. This month I paid school fees for all my three children without borrowing. Glory to God, and thank you to the women who taught me to write it in a book.',
  },
];

/** First testimonies: all verified except the latest, which shows the office an unverified testimony. */
export const testimonialsSeed: Seed = {
  name: 'testimonials',
  order: 50,
  isEmpty: async (database) => (await database.repository(TestimonialEntity).count()) === 0,
  run: async (database, now) => {
    const rows = samples.map(({ name, testimony, daysAgo, waits }) => ({
      name,
      testimony,
      date: daysAfter(kampalaDay(now), -daysAgo),
      ...publishedAt(now),
      isActive: !waits,
    }));
    await database.repository(TestimonialEntity).insert(rows);
  },
};
