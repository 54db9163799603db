import { apiPath, dataOf, type LiveTextsRequest } from '@ministry/api-client';
import { api } from '../../session.ts';
import { pageTextsCopy as copy } from './page-texts.copy.ts';
import { plainTextsPage } from './plain-texts-page.tsx';
import { LineField } from './text-fields.tsx';

const Fields = () => (
  <>
    <LineField name="description" label={copy.descriptionForSearchEngines} />
    <LineField name="lead" label={copy.belowLiveStreamOptional} />
    <LineField name="scheduleLead" label={copy.belowServiceTimesOptional} />
  </>
);

/** What the live page says of the church. */
export default plainTextsPage<LiveTextsRequest>({
  part: 'liveTexts',
  path: apiPath('/api/site/live-texts'),
  name: copy.theLivePage,
  title: copy.livePage,
  lead: copy.whatThePageSaysBeside2,
  viewPath: '/live',
  send: (body) => dataOf(api.calls.PUT('/api/site/live-texts', { body })),
  Fields,
});
