import { Form } from 'antd';
import { apiPath, type ContactTextsRequest, dataOf } from '@ministry/api-client';
import { pageTextLimits as limits, type VisitIcon } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { api } from '../../session.ts';
import { contactTextsCopy as copy } from './contact-texts.copy.ts';
import { pageTextsCopy as pages } from './page-texts.copy.ts';
import { plainTextsPage, type TextsFields } from './plain-texts-page.tsx';
import { LineField, RowField, RowText } from './text-fields.tsx';

const icons: Record<VisitIcon, string> = copy.icons;

const Fields = ({ rows }: TextsFields) => (
  <>
    <LineField name="description" label={pages.description} />
    <LineField name="lead" label={copy.belowTitle} />
    <LineField name="visitLead" label={copy.belowVisit} />
    <RowsField
      name="visitTips"
      heading={copy.visitTips}
      one={copy.visitTip}
      most={limits.points}
      rows={rows('visitTips')}
      blank={() => ({ icon: 'people', title: '', text: '' })}
      nameOf={({ title }) => String(title)}
    >
      {(place) => (
        <>
          <RowField place={place} name="title" label={common.title} />
          <Form.Item name={[place, 'icon']} label={copy.icon} required>
            <Choice options={icons} />
          </Form.Item>
          <RowText place={place} />
        </>
      )}
    </RowsField>
    <LineField name="scheduleText" label={copy.besideSchedule} />
    <LineField name="givingLead" label={copy.belowGiving} hint={copy.givingHint} />
    <LineField name="officeText" label={copy.givingInPerson} />
  </>
);

/** Texts of the contact page. */
export default plainTextsPage<ContactTextsRequest>({
  part: 'contactTexts',
  path: apiPath('/api/site/contact-texts'),
  name: pages.contact.inSentence,
  one: pages.contact.one,
  title: pages.contact.title,
  lead: pages.contact.lead,
  viewPath: '/contact',
  send: (body) => dataOf(api.calls.PUT('/api/site/contact-texts', { body })),
  Fields,
});
