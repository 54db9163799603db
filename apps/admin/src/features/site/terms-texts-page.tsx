import { apiPath, dataOf } from '@ministry/api-client';
import { api } from '../../session.ts';
import { legalTextsPage } from './legal-texts-page.tsx';
import { pageTextsCopy as copy } from './page-texts.copy.ts';

/** The text of the terms of service. */
export default legalTextsPage({
  part: 'termsTexts',
  path: apiPath('/api/site/terms-texts'),
  name: copy.theTermsOfService,
  title: copy.termsOfService,
  lead: copy.theRulesForUsingThe,
  viewPath: '/terms',
  send: (body) => dataOf(api.calls.PUT('/api/site/terms-texts', { body })),
});
