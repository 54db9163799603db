import type { MinistryCategory } from '../ministries.copy.ts';
import type { MinistryIconName } from '../ministries.ts';
import type { Trait } from './questions.ts';

/** The facts about a ministry that the matching uses. */
export interface MatchableMinistry {
  id: number;
  name: string;
  description: string;
  icon: MinistryIconName;
  category: MinistryCategory;
  tags: readonly string[];
}

const traitsByIcon: Readonly<Record<MinistryIconName, readonly Trait[]>> = {
  children: ['children', 'teaching'],
  vocational: ['trade', 'teaching'],
  crown: ['children'],
  eye: ['health'],
  remnant: ['youth', 'prayer'],
  sisterhood: ['women'],
  church: ['evangelism', 'prayer'],
  youth: ['youth'],
  conference: ['events'],
  radio: ['media', 'evangelism'],
  training: ['teaching'],
};

const traitsByCategory: Readonly<Record<MinistryCategory, readonly Trait[]>> = {
  outreach: [],
  education: ['teaching'],
  community: ['relief'],
  youth: ['youth'],
};

/** Beginnings of words, so that a ministry that the office adds is matched by its name and tags. */
const traitPatterns: readonly (readonly [Trait, RegExp])[] = [
  ['children', /\b(child|orphan|sunday school|pupil|nurser)/],
  ['youth', /\b(youth|young|student|campus|teenage)/],
  ['women', /\b(wom[ae]n|girl|mother|sister)/],
  ['elders', /\b(elder|widow|older (people|members)|aged|grandparent)/],
  ['health', /\b(health|medic|eye|clinic|hospital|nurs(e|ing)|doctor|sick|surger)/],
  ['trade', /\b(vocation|tailor|carpent|trade|comput|craft|weld|farm)/],
  ['teaching', /\b(teach|train|disciple|mentor|bible (study|school)|educat|literacy)/],
  ['evangelism', /\b(evangel|gospel|crusade|preach|mission|church plant)/],
  ['prayer', /\b(pray|intercess|worship|choir|music)/],
  ['media', /\b(radio|media|broadcast|camera|film|stream)/],
  ['relief', /\b(food|relief|poor|needy|feed|welfare|famil)/],
  ['events', /\b(conference|usher|hospitality|gathering)/],
];

/**
 * What a ministry is about, from its icon, its category, its tags and the words of its name. The description is not used:
 * a children's home with a nurse is not a health ministry.
 */
export function traitsOf({ icon, category, name, tags }: MatchableMinistry): ReadonlySet<Trait> {
  const text = [name, ...tags].join(' ').toLowerCase();
  // An icon or a category that this release does not know is ignored.
  return new Set([
    ...(traitsByIcon[icon] ?? []),
    ...(traitsByCategory[category] ?? []),
    ...traitPatterns.flatMap(([trait, copy]) => (copy.test(text) ? [trait] : [])),
  ]);
}
