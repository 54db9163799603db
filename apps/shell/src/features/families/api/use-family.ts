import { ApiError, dataOf } from '@ministry/api-client';
import { showToast } from '@ministry/ui/toast-store';
import { api } from '../../../app/reads.ts';
import type { Answers } from '../../../forms/draft.ts';
import { submitOnce } from '../../../forms/submission.ts';
import { familyCopy } from '../families.copy.ts';
import { faultsByRow, requestOf } from '../family.ts';

/** Name of the draft and of the submission of the family form on this device. */
export const familyForm = 'family';

/** Registers a family once. Success also shows a toast (FAM-26). @throws ApiError with field errors by the rows of the form */
export async function registerFamily(answers: Answers): Promise<void> {
  try {
    await submitOnce(familyForm, requestOf(answers), (key) =>
      dataOf(api.calls.POST('/api/families', { body: requestOf(answers), headers: { 'Idempotency-Key': key } })),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(
      error.status,
      '',
      JSON.stringify({ code: error.code, message: error.sentence, fields: faultsByRow(error.fields, answers) }),
    );
  }
  showToast({ title: familyCopy.success });
}
