import { Form } from 'antd';
import { apiPath, type ContactTextsRequest, dataOf } from '@ministry/api-client';
import { pageTextLimits as limits, type VisitIcon } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { api } from '../../session.ts';
import { pageTextsCopy as copy } from './page-texts.copy.ts';
import { plainTextsPage, type TextsFields } from './plain-texts-page.tsx';
import { LineField, RowField, RowText } from './text-fields.tsx';

const marks: Record<VisitIcon, string> = {
  people: 'People',
  pin: 'Place',
  family: 'Family',
  calendar: 'Calendar',
  sound: 'Sound',
  chat: 'Conversation',
  phone: 'Telephone',
  store: 'Store',
};

const Fields = ({ rows }: TextsFields) => (
  <>
    <LineField name="description" label={copy.descriptionForSearchEngines} />
    <LineField name="lead" label={copy.belowGetInTouchOptional} />
    <LineField name="visitLead" label={copy.belowPlanYourVisitOptional} />
    <RowsField
      name="visitTips"
      heading={copy.tipsForAFirstVisit}
      one={copy.tip}
      most={limits.points}
      rows={rows('visitTips')}
      blank={() => ({ icon: 'people', title: '', text: '' })}
      nameOf={({ title }) => String(title)}
    >
      {(place) => (
        <>
          <RowField place={place} name="title" label={common.title} />
          <Form.Item name={[place, 'icon']} label={copy.mark} required>
            <Choice options={marks} />
          </Form.Item>
          <RowText place={place} />
        </>
      )}
    </RowsField>
    <LineField name="scheduleText" label={copy.besideScheduleYourFirstVisit} />
    <LineField name="givingLead" label={copy.belowGiveOptional} hint={copy.theNumbersAndAccountsSite} />
    <LineField name="officeText" label={copy.givingInPersonBeforeThe} />
  </>
);

/** What the contact page says of the church. */
export default plainTextsPage<ContactTextsRequest>({
  part: 'contactTexts',
  path: apiPath('/api/site/contact-texts'),
  name: copy.theContactPage,
  title: copy.contactPage,
  lead: copy.whatThePageSaysOf,
  viewPath: '/contact',
  send: (body) => dataOf(api.calls.PUT('/api/site/contact-texts', { body })),
  Fields,
});
