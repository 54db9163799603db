import { conflict, type DomainError, notFound } from '../../platform/errors/domain-error.ts';

export const recordingNotFound = (): DomainError => notFound('There is no such recording.');
export const recordingRunning = (): DomainError =>
  conflict('RECORDING_RUNNING', 'This recording is still being made. End the stream first.');
export const recordingInUse = (): DomainError =>
  conflict(
    'RECORDING_IN_USE',
    'A sermon was made of this recording and holds its files. They go when that sermon is deleted for good.',
  );
export const recordingNotReady = (): DomainError => conflict('RECORDING_NOT_READY', 'This recording is not ready yet.');
