import { apiPath, dataOf } from '@ministry/api-client';
import { api } from '../../session.ts';
import { legalTextsPage } from './legal-texts-page.tsx';
import { pageTextsCopy as copy } from './page-texts.copy.ts';

/** The text of the privacy policy. */
export default legalTextsPage({
  part: 'privacyTexts',
  path: apiPath('/api/site/privacy-texts'),
  name: copy.thePrivacyPolicy,
  title: copy.privacyPolicy,
  lead: copy.whatTheSiteKeepsOf,
  viewPath: '/privacy',
  send: (body) => dataOf(api.calls.PUT('/api/site/privacy-texts', { body })),
});
