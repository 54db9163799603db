import { type AboutTextsRequest, apiPath, dataOf } from '@ministry/api-client';
import { pageTextLimits as limits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { api } from '../../session.ts';
import { pageTextsCopy as copy } from './page-texts.copy.ts';
import { plainTextsPage, type TextsFields } from './plain-texts-page.tsx';
import { LineField, TextRows, type TextRowsProps } from './text-fields.tsx';

const Fields = ({ rows }: TextsFields) => (
  <>
    <LineField name="description" label={copy.descriptionForSearchEngines} />
    <LineField name="lead" label={copy.belowAboutTheMinistryOptional} />
    <LineField name="leadershipLead" label={copy.belowLeadershipStructureOptional} hint={copy.theOfficesSiteTeam} />
    <LineField name="financeLead" label={copy.belowFinancialAccountabilityOptional} />
    <PointRows name="finance" heading={copy.financialAccountability} one={copy.rule} rows={rows('finance')} />
    <LineField name="prioritiesHeading" label={copy.headingOfThePriorities} max={limits.title} />
    <PointRows name="priorities" heading={copy.priorities} one={copy.priority} rows={rows('priorities')} />
    <LineField name="programmesLead" label={copy.belowMinistryProgrammesOptional} />
    <TextRows
      name="programmes"
      heading={copy.programmes}
      one={copy.programme}
      most={limits.points}
      rows={rows('programmes')}
      fields={[
        { name: 'title', label: common.title },
        { name: 'note', label: copy.whenOrForWhom, max: limits.note, isOptional: true },
      ]}
    />
    <LineField name="specialLead" label={copy.belowSpecialMinistriesOptional} />
    <PointRows
      name="specialMinistries"
      heading={copy.specialMinistries}
      hint={copy.theFooterOfEveryPage}
      one={copy.specialMinistry}
      rows={rows('specialMinistries')}
    />
    <LineField name="projectsLead" label={copy.belowMajorProjectsOptional} hint={copy.theProjectsMinistriesPage} />
    <LineField name="involvedText" label={copy.belowGetInvolvedOptional} />
  </>
);

const PointRows = (list: Pick<TextRowsProps, 'name' | 'heading' | 'hint' | 'one' | 'rows'>) => (
  <TextRows {...list} most={limits.points} fields={[{ name: 'title', label: common.title }]} />
);

/** What the about page says of the church. */
export default plainTextsPage<AboutTextsRequest>({
  part: 'aboutTexts',
  path: apiPath('/api/site/about-texts'),
  name: copy.theAboutPage,
  title: copy.aboutPage,
  lead: copy.whatThePageSaysBeside,
  viewPath: '/about',
  send: (body) => dataOf(api.calls.PUT('/api/site/about-texts', { body })),
  Fields,
});
