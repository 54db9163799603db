import { apiPath, dataOf, type LiveTextsRequest } from '@ministry/api-client';
import { api } from '../../session.ts';
import { pageTextsCopy as pages } from './page-texts.copy.ts';
import { plainTextsPage } from './plain-texts-page.tsx';
import { LineField } from './text-fields.tsx';

const Fields = () => (
  <>
    <LineField name="description" label={pages.description} />
    <LineField name="lead" label={pages.live.belowTitle} />
    <LineField name="scheduleLead" label={pages.live.belowSchedule} />
  </>
);

/** Texts of the live page. */
export default plainTextsPage<LiveTextsRequest>({
  part: 'liveTexts',
  path: apiPath('/api/site/live-texts'),
  name: pages.live.inSentence,
  one: pages.live.one,
  title: pages.live.title,
  lead: pages.live.lead,
  viewPath: '/live',
  send: (body) => dataOf(api.calls.PUT('/api/site/live-texts', { body })),
  Fields,
});
