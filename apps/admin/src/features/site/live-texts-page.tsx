import { apiPath, dataOf, type LiveTextsRequest } from '@ministry/api-client';
import { api } from '../../session.ts';
import { plainTextsPage } from './plain-texts-page.tsx';
import { LineField } from './text-fields.tsx';

const Fields = () => (
  <>
    <LineField name="description" label="Description for search engines" />
    <LineField name="lead" label="Below ‘Live Stream’ (optional)" />
    <LineField name="scheduleLead" label="Below ‘Service times’ (optional)" />
  </>
);

/** What the live page says of the church. */
export default plainTextsPage<LiveTextsRequest>({
  part: 'liveTexts',
  path: apiPath('/api/site/live-texts'),
  name: 'the live page',
  title: 'Live page',
  lead: 'What the page says beside the player and the programme (Site, Programme).',
  viewPath: '/live',
  send: (body) => dataOf(api.calls.PUT('/api/site/live-texts', { body })),
  Fields,
});
