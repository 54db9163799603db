import { apiPath, dataOf } from '@ministry/api-client';
import { api } from '../../session.ts';
import { legalTextsPage } from './legal-texts-page.tsx';

/** The text of the terms of service. */
export default legalTextsPage({
  part: 'termsTexts',
  path: apiPath('/api/site/terms-texts'),
  name: 'the terms of service',
  title: 'Terms of service',
  lead: 'The rules for using the site. Until you change them, the standard words of each release stand here.',
  viewPath: '/terms',
  send: (body) => dataOf(api.calls.PUT('/api/site/terms-texts', { body })),
});
