import { apiPath, dataOf } from '@ministry/api-client';
import { api } from '../../session.ts';
import { legalTextsPage } from './legal-texts-page.tsx';
import { pageTextsCopy as pages } from './page-texts.copy.ts';

/** Editor of the privacy policy. */
export default legalTextsPage({
  part: 'privacyTexts',
  path: apiPath('/api/site/privacy-texts'),
  name: pages.privacy.inSentence,
  one: pages.privacy.one,
  title: pages.privacy.title,
  lead: pages.privacy.lead,
  viewPath: '/privacy',
  send: (body) => dataOf(api.calls.PUT('/api/site/privacy-texts', { body })),
});
