import { conflict, DomainError, notFound } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import type { SecondLook } from './second-look.ts';
import type { SettingsPart, SiteSetting } from './site-setting.entity.ts';

const names: Record<SettingsPart, string> = {
  identity: 'the identity',
  programme: 'the weekly programme',
  people: 'the people',
  giving: 'the ways of giving',
  exchange: 'the exchange rate',
  sections: 'the sections',
  languages: 'the languages',
  quiz: 'the questions',
  assistant: 'the assistant',
  homeTexts: 'the texts of the home page',
  ministriesTexts: 'the texts of the ministries page',
  aboutTexts: 'the texts of the about page',
  contactTexts: 'the texts of the contact page',
  liveTexts: 'the texts of the live page',
  teamTexts: 'the texts of the page of the team',
  privacyTexts: 'the privacy policy',
  termsTexts: 'the terms of service',
};

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Africa/Kampala' });

/** Someone else has changed the part since the caller has read it. */
export const settingsConflict = (part: SettingsPart, current: SiteSetting | null): DomainError =>
  new DomainError(
    409,
    'VERSION_CONFLICT',
    `${current?.updatedBy ?? 'Someone else'} has changed ${names[part]} in the meantime. Nothing was saved.`,
    undefined,
    undefined,
    current
      ? { version: current.version, updatedAt: current.updatedAt.toISOString(), updatedBy: current.updatedBy }
      : { version: 0 },
  );

export const sectionOff = (): DomainError => new DomainError(404, 'SECTION_OFF', errorTexts.sectionOff);

export const noProposal = (): DomainError => notFound('No change of the ways of giving waits any more.');

/** @param by username */
export const proposalPending = (by: string): DomainError =>
  conflict(
    'PROPOSAL_PENDING',
    `A change that ${by} has proposed waits. Confirm, reject or withdraw it first; nothing was saved.`,
  );

/** @param isOwn who asks has proposed the change */
export function secondLookNeeded({ from, confirmers }: SecondLook, isOwn: boolean): DomainError {
  const whom = confirmers.join(', ');
  const why = isOwn
    ? from
      ? `Nobody else can confirm it: you can from ${moment.format(from)} on, Kampala time.`
      : `Somebody else has to confirm your change: ${whom}.`
    : from
      ? `Your account or its password is not a day old: you can confirm from ${moment.format(from)} on, Kampala time.`
      : `Your account cannot confirm it: ${whom} can.`;
  return conflict('SECOND_LOOK_NEEDED', why);
}
