import { conflict, type DomainError } from '../../platform/errors/domain-error.ts';

export const keyUnreadable = (problem: string): DomainError => conflict('KEY_UNREADABLE', problem);
export const noKey = (): DomainError => conflict('NO_KEY', 'No stream key has been saved.');
