import { campaignLimits } from '@ministry/domain';
import { conflict, DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import type { Campaign } from './campaign.entity.ts';

export const campaignNotFound = (): DomainError => notFound('There is no such newsletter.');

/** Somebody else has changed it since the caller has read it. */
export const campaignChanged = ({ version, updatedAt, updatedBy }: Campaign): DomainError =>
  new DomainError(
    409,
    'VERSION_CONFLICT',
    `${updatedBy ?? 'Someone else'} has changed this newsletter in the meantime. Nothing was saved.`,
    undefined,
    undefined,
    { version, updatedAt: updatedAt.toISOString(), updatedBy },
  );

/** @param wanted what was asked for: 'changed', 'paused' */
export const campaignNotReady = ({ state }: Pick<Campaign, 'state'>, wanted: string): DomainError =>
  conflict('CAMPAIGN_STATE', `This newsletter is ${state} and cannot be ${wanted}.`);

export const nobodyToWriteTo = (): DomainError =>
  conflict('NO_RECIPIENTS', 'Nobody would get this newsletter. Choose another group.');

export const noOwnAddress = (): DomainError =>
  conflict('NO_OWN_ADDRESS', 'Your account has no e-mail address. Ask who manages the accounts to add one.');

export const sendsInThePast = (): DomainError => invalid({ sendAt: 'Send at must be in the future' });
export const unknownEvent = (): DomainError => invalid({ eventId: 'Event id must be that of an event' });
export const placeNeeded = (): DomainError => invalid({ place: 'Place needs at least two letters' });
export const noPhoneNumbers = (): DomainError =>
  invalid({ audience: 'Audience has no phone numbers: text messages go to an event or to families' });
export const tooLongAsText = (): DomainError =>
  invalid({ body: `Body must fit into ${campaignLimits.textParts} text messages` });
export const noBlocksInText = (): DomainError =>
  invalid({ body: 'Body of a text message is not filled with events or sermons; write them out' });
export const tooLongAsMail = (): DomainError =>
  invalid({ body: 'Body is too long for a mail; leave something out, or split it in two' });
