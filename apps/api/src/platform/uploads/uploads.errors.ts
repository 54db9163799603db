import { type UploadKind, uploadPixels } from '@ministry/domain';
import { conflict, DomainError, invalid, notFound, unknownField } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { type AnyText } from '../texts/sentence.ts';
import { labelOf } from '../validation/explained.ts';
import { problems } from '../validation/fields.copy.ts';
import { uploadTexts } from './uploads.copy.ts';

const refusal = (status: number, code: string, field: string, problem: AnyText): DomainError =>
  new DomainError(status, code, errorTexts.ended({ problem }), { fields: { [field]: problem } });

const unaccepted = { image: uploadTexts.noImage, audio: uploadTexts.noAudio, video: uploadTexts.noVideo };

const amounts = { image: '10 MB', audio: '200 MB', video: '1 GB' } as const satisfies Record<UploadKind, string>;

/** The content is of no accepted type, or is damaged. */
export const notAccepted = (field: string, kind: UploadKind): DomainError =>
  refusal(415, 'UNSUPPORTED_MEDIA_TYPE', field, unaccepted[kind]({ label: labelOf(field) }));

/** File name, declared type and content do not agree. */
export const disagreeing = (field: string, claim: AnyText, content: AnyText): DomainError =>
  refusal(415, 'UNSUPPORTED_MEDIA_TYPE', field, uploadTexts.disagreeing({ label: labelOf(field), claim, content }));

export const tooManyBytes = (field: string, kind: UploadKind): DomainError =>
  refusal(413, 'FILE_TOO_LARGE', field, uploadTexts.tooManyBytes({ label: labelOf(field), amount: amounts[kind] }));

export const tooManyPixels = (field: string): DomainError =>
  refusal(
    413,
    'PICTURE_TOO_LARGE',
    field,
    uploadTexts.tooManyPixels({ label: labelOf(field), millions: uploadPixels / 1_000_000 }),
  );

/** The upload may be finished later; the console tries again automatically. */
export const uploadUnfinished = (text: AnyText): DomainError => conflict('UPLOAD_UNFINISHED', text);

export const fileMissing = (field: string): DomainError =>
  invalid({ [field]: problems.needed({ label: labelOf(field) }) });
export const fieldNotKnown = (field: string): DomainError => invalid({ [field]: unknownField(field) });
export const malformedUpload = (): DomainError => new DomainError(400, 'MALFORMED_BODY', uploadTexts.malformed);

export const uploadNotFound = (): DomainError => notFound(uploadTexts.notFound);
export const noOriginal = (): DomainError => notFound(uploadTexts.noOriginal);
export const noPicture = (): DomainError => invalid({ id: uploadTexts.noPicture });
export const unfitReplacement = (kind: UploadKind): DomainError =>
  invalid({ by: uploadTexts.unfitReplacement({ kind }) });
