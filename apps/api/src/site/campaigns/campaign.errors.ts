import { campaignLimits } from '@ministry/domain';
import { conflict, type DomainError, invalid, notFound, versionConflict } from '../../platform/errors/domain-error.ts';
import { itemTexts } from '../../platform/errors/items.copy.ts';
import type { Campaign } from './campaign.entity.ts';
import { campaignTexts } from './campaigns.copy.ts';

export const campaignNotFound = (): DomainError => notFound(campaignTexts.notFound);

/** Somebody else has changed the newsletter since the caller read it. */
export const campaignChanged = (current: Campaign): DomainError =>
  versionConflict(itemTexts.changed({ by: current.updatedBy ?? itemTexts.someoneElse, kind: 'newsletter' }), current);

/** @param wanted what was asked for: 'changed', 'paused' */
export const campaignNotReady = ({ state }: Pick<Campaign, 'state'>, wanted: string): DomainError =>
  conflict('CAMPAIGN_STATE', campaignTexts.notReady({ state, wanted }));

export const nobodyToWriteTo = (): DomainError => conflict('NO_RECIPIENTS', campaignTexts.nobodyToWriteTo);

export const sendsInThePast = (): DomainError => invalid({ sendAt: campaignTexts.sendsInThePast });
export const unknownEvent = (): DomainError => invalid({ eventId: campaignTexts.unknownEvent });
export const placeNeeded = (): DomainError => invalid({ place: campaignTexts.placeNeeded });
export const noPhoneNumbers = (): DomainError => invalid({ audience: campaignTexts.noPhoneNumbers });
export const tooLongAsText = (): DomainError =>
  invalid({ body: campaignTexts.tooLongAsText({ most: campaignLimits.textParts }) });
export const noBlocksInText = (): DomainError => invalid({ body: campaignTexts.noBlocksInText });
export const tooLongAsMail = (): DomainError => invalid({ body: campaignTexts.tooLongAsMail });
