import { conflict, type DomainError } from '../../platform/errors/domain-error.ts';
import { liveTexts } from './live.copy.ts';

export const streamNotApproved = (): DomainError => conflict('STREAM_NOT_APPROVED', liveTexts.notApproved);
export const nothingConfigured = (): DomainError => conflict('NOTHING_CONFIGURED', liveTexts.nothingConfigured);
