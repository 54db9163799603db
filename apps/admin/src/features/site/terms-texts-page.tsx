import { apiPath, dataOf } from '@ministry/api-client';
import { api } from '../../session.ts';
import { legalTextsPage } from './legal-texts-page.tsx';
import { pageTextsCopy as pages } from './page-texts.copy.ts';

/** Editor of the terms of service. */
export default legalTextsPage({
  part: 'termsTexts',
  path: apiPath('/api/site/terms-texts'),
  name: pages.terms.inSentence,
  one: pages.terms.one,
  title: pages.terms.title,
  lead: pages.terms.lead,
  viewPath: '/terms',
  send: (body) => dataOf(api.calls.PUT('/api/site/terms-texts', { body })),
});
