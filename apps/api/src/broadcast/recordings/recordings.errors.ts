import { conflict, type DomainError, notFound } from '../../platform/errors/domain-error.ts';
import { recordingTexts } from './recordings.copy.ts';

export const recordingNotFound = (): DomainError => notFound(recordingTexts.notFound);
export const recordingRunning = (): DomainError => conflict('RECORDING_RUNNING', recordingTexts.running);
export const recordingInUse = (): DomainError => conflict('RECORDING_IN_USE', recordingTexts.inUse);
export const recordingNotReady = (): DomainError => conflict('RECORDING_NOT_READY', recordingTexts.notReady);
