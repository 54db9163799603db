import { conflict, DomainError, notFound, versionConflict } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { itemTexts } from '../errors/items.copy.ts';
import type { ProposalConfirmation } from './proposal-confirmation.ts';
import type { SettingsPart, SiteSetting } from './site-setting.entity.ts';
import { partTexts, settingsTexts } from './site-settings.copy.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Africa/Kampala' });

/** Someone else has changed the part since the caller has read it. */
export const settingsConflict = (part: SettingsPart, current: SiteSetting | null): DomainError =>
  versionConflict(
    settingsTexts.changed({ by: current?.updatedBy ?? itemTexts.someoneElse, part: partTexts[part] }),
    current,
  );

export const sectionOff = (): DomainError => new DomainError(404, 'SECTION_OFF', errorTexts.sectionOff);

export const noProposal = (): DomainError => notFound(settingsTexts.noProposal);

/** @param by username */
export const proposalPending = (by: string): DomainError =>
  conflict('PROPOSAL_PENDING', settingsTexts.proposalPending({ by }));

/** @param isOwn whether the caller has proposed the change */
export function confirmationRequired({ from, confirmers }: ProposalConfirmation, isOwn: boolean): DomainError {
  const names = confirmers.join(', ');
  const why = isOwn
    ? from
      ? settingsTexts.onlyYouLater({ moment: moment.format(from) })
      : settingsTexts.someoneElseConfirms({ names })
    : from
      ? settingsTexts.youLater({ moment: moment.format(from) })
      : settingsTexts.othersConfirm({ names });
  return conflict('SECOND_LOOK_NEEDED', why);
}
