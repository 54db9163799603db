import { ApiError, dataOf } from '@ministry/api-client';
import { showToast } from '@ministry/ui/toast-store';
import { api } from '../../../app/reads.ts';
import type { Answers } from '../../../forms/draft.ts';
import { submitOnce } from '../../../forms/submission.ts';
import { familyCopy } from '../families.copy.ts';
import { faultsByRow, requestOf } from '../family.ts';

/** Names the draft and the submission of the family form on this device. */
export const familyForm = 'family';

/** Registers a family, once. Raises `ApiError` with faults by the rows of the form. Success shows its words in a toast too (FAM-26). */
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
