import { type AboutTextsRequest, apiPath, dataOf } from '@ministry/api-client';
import { pageTextLimits as limits } from '@ministry/domain';
import { api } from '../../session.ts';
import { plainTextsPage, type TextsFields } from './plain-texts-page.tsx';
import { LineField, TextRows, type TextRowsProps } from './text-fields.tsx';

const Fields = ({ rows }: TextsFields) => (
  <>
    <LineField name="description" label="Description for search engines" />
    <LineField name="lead" label="Below ‘About the ministry’ (optional)" />
    <LineField name="leadershipLead" label="Below ‘Leadership structure’ (optional)" hint="The offices: Site, Team." />
    <LineField name="financeLead" label="Below ‘Financial accountability’ (optional)" />
    <PointRows name="finance" heading="Financial accountability" one="rule" rows={rows('finance')} />
    <LineField name="prioritiesHeading" label="Heading of the priorities" max={limits.title} />
    <PointRows name="priorities" heading="Priorities" one="priority" rows={rows('priorities')} />
    <LineField name="programmesLead" label="Below ‘Ministry programmes’ (optional)" />
    <TextRows
      name="programmes"
      heading="Programmes"
      one="programme"
      most={limits.points}
      rows={rows('programmes')}
      fields={[
        { name: 'title', label: 'Title' },
        { name: 'note', label: 'When, or for whom', max: limits.note, isOptional: true },
      ]}
    />
    <LineField name="specialLead" label="Below ‘Special ministries’ (optional)" />
    <PointRows
      name="specialMinistries"
      heading="Special ministries"
      hint="The footer of every page names them."
      one="special ministry"
      rows={rows('specialMinistries')}
    />
    <LineField name="projectsLead" label="Below ‘Major projects’ (optional)" hint="The projects: Ministries page." />
    <LineField name="involvedText" label="Below ‘Get involved’ (optional)" />
  </>
);

const PointRows = (list: Pick<TextRowsProps, 'name' | 'heading' | 'hint' | 'one' | 'rows'>) => (
  <TextRows {...list} most={limits.points} fields={[{ name: 'title', label: 'Title' }]} />
);

/** What the about page says of the church. */
export default plainTextsPage<AboutTextsRequest>({
  part: 'aboutTexts',
  path: apiPath('/api/site/about-texts'),
  name: 'the about page',
  title: 'About page',
  lead: 'What the page says beside the numbers (Site, Identity), the offices (Site, Team) and the projects (Ministries page).',
  viewPath: '/about',
  send: (body) => dataOf(api.calls.PUT('/api/site/about-texts', { body })),
  Fields,
});
