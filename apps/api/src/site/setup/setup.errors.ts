import { conflict, type DomainError } from '../../platform/errors/domain-error.ts';
import { setupTexts } from './setup.copy.ts';

export const setupDone = (): DomainError => conflict('SETUP_DONE', setupTexts.done);
