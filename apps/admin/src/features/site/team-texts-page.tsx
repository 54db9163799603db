import { apiPath, dataOf, type TeamTextsRequest } from '@ministry/api-client';
import { api } from '../../session.ts';
import { pageTextsCopy as copy } from './page-texts.copy.ts';
import { plainTextsPage } from './plain-texts-page.tsx';
import { LineField } from './text-fields.tsx';

const Fields = () => (
  <>
    <LineField name="description" label={copy.descriptionForSearchEngines} />
    <LineField name="lead" label={copy.belowOurTeamOptional} />
    <LineField name="closingText" label={copy.belowNotSureWhomTo2} />
  </>
);

/** What the team page says of the church. */
export default plainTextsPage<TeamTextsRequest>({
  part: 'teamTexts',
  path: apiPath('/api/site/team-texts'),
  name: copy.theTeamPage,
  title: copy.teamPage,
  lead: copy.whatThePageSaysBeside4,
  viewPath: '/team',
  send: (body) => dataOf(api.calls.PUT('/api/site/team-texts', { body })),
  Fields,
});
