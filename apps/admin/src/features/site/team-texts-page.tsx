import { apiPath, dataOf, type TeamTextsRequest } from '@ministry/api-client';
import { api } from '../../session.ts';
import { plainTextsPage } from './plain-texts-page.tsx';
import { LineField } from './text-fields.tsx';

const Fields = () => (
  <>
    <LineField name="description" label="Description for search engines" />
    <LineField name="lead" label="Below ‘Our team’ (optional)" />
    <LineField name="closingText" label="Below ‘Not sure whom to ask?’ (optional)" />
  </>
);

/** What the team page says of the church. */
export default plainTextsPage<TeamTextsRequest>({
  part: 'teamTexts',
  path: apiPath('/api/site/team-texts'),
  name: 'the team page',
  title: 'Team page',
  lead: 'What the page says beside the people (Site, Team).',
  viewPath: '/team',
  send: (body) => dataOf(api.calls.PUT('/api/site/team-texts', { body })),
  Fields,
});
