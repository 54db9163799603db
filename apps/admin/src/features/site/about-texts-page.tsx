import { type AboutTextsRequest, apiPath, dataOf } from '@ministry/api-client';
import { pageTextLimits as limits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { api } from '../../session.ts';
import { aboutTextsCopy as copy } from './about-texts.copy.ts';
import { pageTextsCopy as pages } from './page-texts.copy.ts';
import { plainTextsPage, type TextsFields } from './plain-texts-page.tsx';
import { LineField, TextRows, type TextRowsProps } from './text-fields.tsx';

const Fields = ({ rows }: TextsFields) => (
  <>
    <LineField name="description" label={pages.description} />
    <LineField name="lead" label={copy.belowTitle} />
    <LineField name="leadershipLead" label={copy.belowLeadership} hint={copy.officesHint} />
    <LineField name="financeLead" label={copy.belowFinance} />
    <PointRows name="finance" heading={copy.finance} one={copy.financeRule} rows={rows('finance')} />
    <LineField name="prioritiesHeading" label={copy.prioritiesHeading} max={limits.title} />
    <PointRows name="priorities" heading={copy.priorities} one={copy.priority} rows={rows('priorities')} />
    <LineField name="programmesLead" label={copy.belowProgrammes} />
    <TextRows
      name="programmes"
      heading={copy.programmes}
      one={copy.programme}
      most={limits.points}
      rows={rows('programmes')}
      fields={[
        { name: 'title', label: common.title },
        { name: 'note', label: pages.whenOrForWhom, max: limits.note, isOptional: true },
      ]}
    />
    <LineField name="specialLead" label={copy.belowSpecial} />
    <PointRows
      name="specialMinistries"
      heading={copy.specialMinistries}
      hint={copy.specialMinistriesHint}
      one={copy.specialMinistry}
      rows={rows('specialMinistries')}
    />
    <LineField name="projectsLead" label={copy.belowProjects} hint={copy.projectsHint} />
    <LineField name="involvedText" label={copy.belowInvolved} />
  </>
);

const PointRows = (list: Pick<TextRowsProps, 'name' | 'heading' | 'hint' | 'one' | 'rows'>) => (
  <TextRows {...list} most={limits.points} fields={[{ name: 'title', label: common.title }]} />
);

/** Texts of the about page. */
export default plainTextsPage<AboutTextsRequest>({
  part: 'aboutTexts',
  path: apiPath('/api/site/about-texts'),
  name: pages.about.inSentence,
  one: pages.about.one,
  title: pages.about.title,
  lead: pages.about.lead,
  viewPath: '/about',
  send: (body) => dataOf(api.calls.PUT('/api/site/about-texts', { body })),
  Fields,
});
