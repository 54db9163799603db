import { conflict, type DomainError } from '../../platform/errors/domain-error.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { liveTexts } from './live.copy.ts';

export const keyUnreadable = (problem: AnyText): DomainError => conflict('KEY_UNREADABLE', problem);
export const noKey = (): DomainError => conflict('NO_KEY', liveTexts.noKey);
