import { conflict, type DomainError } from '../../platform/errors/domain-error.ts';

export const streamNotApproved = (): DomainError =>
  conflict('STREAM_NOT_APPROVED', "Look at the stream and press 'Approve Stream' first.");
export const nothingConfigured = (): DomainError =>
  conflict(
    'NOTHING_CONFIGURED',
    'There is nothing to show yet: name the live video on YouTube and save, or set up our own stream.',
  );
