import { conflict, type DomainError } from '../../platform/errors/domain-error.ts';

export const setupDone = (): DomainError =>
  conflict(
    'SETUP_DONE',
    'This site is set up already, or somebody has dismissed the set-up. Change it under Site in the console; nothing was saved.',
  );
