import { kampalaDay } from '@ministry/domain';
import type { Seed } from '../../platform/seed/seed.ts';
import { emptyColumns } from '../content/content-columns.ts';
import { daysAfter, publishedAt } from '../content/seed-days.ts';
import { AnnouncementEntity } from './announcement.entity.ts';

const day = 86_400_000;

type Sample = Pick<AnnouncementEntity, 'title' | 'priority' | 'content'> & {
  /** Days before the day on which the seed runs. */
  announced: number;
  /** Days after the day on which the seed runs. */
  valid: number;
  /** A file of `seed-media/samples`. */
  picture: string;
};

const samples: Sample[] = [
  {
    title: 'Three Days of Prayer and Fasting',
    picture: 'announcement-fasting.jpg',
    priority: 'high',
    announced: 0,
    valid: 12,
    content: `We set aside the coming **Monday, Tuesday and Wednesday** to seek God together for our families and for peace in the land.

- Morning prayer at 6:00 AM and evening prayer at 5:30 PM, in the main sanctuary
- Those who are ill, expecting or nursing pray with us and eat as usual
- Children are welcome in the evening

On Wednesday we break the fast with one meal. *Bring a plate, and enough for somebody who has none.*`,
  },
  {
    title: 'Vocational Institute: Places for the New Term',
    picture: 'announcement-vocational.jpg',
    priority: 'medium',
    announced: 4,
    valid: 60,
    content: `Applications are open for **tailoring, carpentry, masonry and computing**. No school certificate is needed; come with your hands and your will to learn.

Forms are at the office in Gulu and cost nothing. Please bring a letter from your local council, and a parent or guardian if you are under eighteen. Half of the places are kept for girls.`,
  },
  {
    title: 'Teachers Wanted for the Sunday School',
    picture: 'announcement-sunday-school.jpg',
    priority: 'medium',
    announced: 9,
    valid: 45,
    content: `The children have grown in number faster than the benches. We look for **six men and women** who love them and can give two Sundays a month.

You will be trained on three Saturday afternoons, safeguarding included, and nobody teaches alone. Speak to Lucy Adong after the second service, or ring the office.`,
  },
  {
    title: 'Choir Practice Moves to Saturday',
    picture: 'announcement-choir.jpg',
    priority: 'low',
    announced: 13,
    valid: 30,
    content:
      'While the main sanctuary is being painted the choirs practise in the youth hall, on **Saturdays from 3:00 to 5:00 PM**. New voices are always welcome; you need not read music.',
  },
];

/** First announcements, published. */
export const announcementsSeed: Seed = {
  name: 'announcements',
  order: 40,
  isEmpty: async (database) => (await database.repository(AnnouncementEntity).count()) === 0,
  run: async (database, now, files) => {
    const rows = [];
    for (const { announced, valid, picture, ...content } of samples)
      rows.push({
        ...emptyColumns(AnnouncementEntity, now),
        ...content,
        featuredImage: await files.store(`samples/${picture}`),
        date: new Date(now.getTime() - announced * day),
        validUntil: daysAfter(kampalaDay(now), valid),
        ...publishedAt(now),
      });
    await database.repository(AnnouncementEntity).insert(rows);
  },
};
