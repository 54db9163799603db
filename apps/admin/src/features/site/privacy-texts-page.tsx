import { apiPath, dataOf } from '@ministry/api-client';
import { api } from '../../session.ts';
import { legalTextsPage } from './legal-texts-page.tsx';

/** The text of the privacy policy. */
export default legalTextsPage({
  part: 'privacyTexts',
  path: apiPath('/api/site/privacy-texts'),
  name: 'the privacy policy',
  title: 'Privacy policy',
  lead: 'What the site keeps of its visitors. Until you change it, the standard words of each release stand here.',
  viewPath: '/privacy',
  send: (body) => dataOf(api.calls.PUT('/api/site/privacy-texts', { body })),
});
