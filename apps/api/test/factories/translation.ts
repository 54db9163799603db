import type { TranslationRequest } from '../../src/site/translations/translations.dto.ts';
import type { ApiAnswer } from '../api-client.ts';
import type { TestApp } from '../test-app.ts';

/** Stores a checked translation into Swahili, unless the test says otherwise. */
export const translate = (
  api: TestApp,
  own: Pick<TranslationRequest, 'kind' | 'itemId' | 'field' | 'source' | 'text'> & Partial<TranslationRequest>,
): Promise<ApiAnswer> =>
  api.send({
    method: 'PUT',
    url: '/api/translations',
    headers: api.as('admin'),
    payload: { language: 'sw', isChecked: true, ...own },
  });
