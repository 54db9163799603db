import { seedPeople, seedSite } from '@ministry/domain';
import type { Seed } from '../seed/seed.ts';
import { fromProgramme } from './programme-rules.ts';
import { newGiving } from './proposal-confirmation.ts';
import { SiteSetting } from './site-setting.entity.ts';

/** The privacy policy and the terms are not seeded, because their standard words follow the release. */
const seededTexts = ['homeTexts', 'ministriesTexts', 'aboutTexts', 'contactTexts', 'liveTexts', 'teamTexts'] as const;

export const siteSettingsSeed: Seed = {
  name: 'site-settings',
  order: 5,
  isEmpty: async (database) => (await database.repository(SiteSetting).count()) === 0,
  run: async (database, now) => {
    const first = { version: 1, updatedAt: now, updatedBy: null };
    await database
      .repository(SiteSetting)
      .insert([
        { part: 'identity', value: seedSite.identity, ...first },
        { part: 'programme', value: fromProgramme(seedSite.programme), ...first },
        { part: 'people', value: seedPeople, ...first },
        { part: 'giving', value: newGiving, ...first },
        { part: 'quiz', value: seedSite.quiz, ...first },
        { part: 'assistant', value: seedSite.assistant, ...first },
        ...seededTexts.map((part) => ({ part, value: seedSite[part], ...first })),
      ]);
  },
};
