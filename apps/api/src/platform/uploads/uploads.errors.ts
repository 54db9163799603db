import { type UploadKind, uploadPixels } from '@ministry/domain';
import { conflict, DomainError, invalid, notFound, unknownField } from '../errors/domain-error.ts';

/** 'photo' → 'Photo' */
const label = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);

const refusal = (status: number, code: string, field: string, problem: string): DomainError =>
  new DomainError(status, code, `${label(field)} ${problem}.`, { [field]: `${label(field)} ${problem}` });

const accepted = {
  image: 'a JPEG, PNG, WebP, GIF or AVIF picture',
  audio: 'an MP3 or M4A recording',
  video: 'an MP4 or WebM video',
} as const satisfies Record<UploadKind, string>;

const amounts = { image: '10 MB', audio: '200 MB', video: '1 GB' } as const satisfies Record<UploadKind, string>;

/** The content is of no kind that is accepted, or broken. */
export const notAccepted = (field: string, kind: UploadKind): DomainError =>
  refusal(415, 'UNSUPPORTED_MEDIA_TYPE', field, `must be ${accepted[kind]}`);

/** Name, declared type and content do not say the same. */
export const disagreeing = (field: string, claim: string, content: string): DomainError =>
  refusal(415, 'UNSUPPORTED_MEDIA_TYPE', field, `says that it is ${claim} but holds ${content}`);

export const tooManyBytes = (field: string, kind: UploadKind): DomainError =>
  refusal(413, 'FILE_TOO_LARGE', field, `may have at most ${amounts[kind]}`);

export const tooManyPixels = (field: string): DomainError =>
  refusal(413, 'PICTURE_TOO_LARGE', field, `may have at most ${uploadPixels / 1_000_000} million pixels`);

/** It may be finished later; the console asks again by itself. */
export const uploadUnfinished = (message: string): DomainError => conflict('UPLOAD_UNFINISHED', message);

export const fileMissing = (field: string): DomainError => invalid({ [field]: `${label(field)} is needed` });
export const fieldNotKnown = (field: string): DomainError => invalid({ [field]: unknownField(field) });
export const malformedUpload = (): DomainError =>
  new DomainError(400, 'MALFORMED_BODY', 'The upload is cut off or not valid multipart/form-data.');

export const uploadNotFound = (): DomainError => notFound('This file is not in the library any more.');
export const noPicture = (): DomainError => invalid({ id: 'Id must be that of a picture' });
export const unfitReplacement = (message: string): DomainError => invalid({ by: message });
