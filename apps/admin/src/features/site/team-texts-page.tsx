import { apiPath, dataOf, type TeamTextsRequest } from '@ministry/api-client';
import { api } from '../../session.ts';
import { pageTextsCopy as pages } from './page-texts.copy.ts';
import { plainTextsPage } from './plain-texts-page.tsx';
import { LineField } from './text-fields.tsx';

const Fields = () => (
  <>
    <LineField name="description" label={pages.description} />
    <LineField name="lead" label={pages.team.belowTitle} />
    <LineField name="closingText" label={pages.team.belowClosing} />
  </>
);

/** Texts of the team page. */
export default plainTextsPage<TeamTextsRequest>({
  part: 'teamTexts',
  path: apiPath('/api/site/team-texts'),
  name: pages.team.inSentence,
  one: pages.team.one,
  title: pages.team.title,
  lead: pages.team.lead,
  viewPath: '/team',
  send: (body) => dataOf(api.calls.PUT('/api/site/team-texts', { body })),
  Fields,
});
