import { Form } from 'antd';
import { apiPath, type ContactTextsRequest, dataOf } from '@ministry/api-client';
import { pageTextLimits as limits, type VisitIcon } from '@ministry/domain';
import { Choice } from '../../components/choice.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { api } from '../../session.ts';
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
    <LineField name="description" label="Description for search engines" />
    <LineField name="lead" label="Below ‘Get in Touch’ (optional)" />
    <LineField name="visitLead" label="Below ‘Plan Your Visit’ (optional)" />
    <RowsField
      name="visitTips"
      heading="Tips for a first visit"
      one="tip"
      most={limits.points}
      rows={rows('visitTips')}
      blank={() => ({ icon: 'people', title: '', text: '' })}
      nameOf={({ title }) => String(title)}
    >
      {(place) => (
        <>
          <RowField place={place} name="title" label="Title" />
          <Form.Item name={[place, 'icon']} label="Mark" required>
            <Choice options={marks} />
          </Form.Item>
          <RowText place={place} />
        </>
      )}
    </RowsField>
    <LineField name="scheduleText" label="Beside ‘Schedule Your First Visit’ (optional)" />
    <LineField
      name="givingLead"
      label="Below ‘Give’ (optional)"
      hint="The numbers and accounts: Site, Ways of giving."
    />
    <LineField name="officeText" label="Giving in person, before the address (optional)" />
  </>
);

/** What the contact page says of the church. */
export default plainTextsPage<ContactTextsRequest>({
  part: 'contactTexts',
  path: apiPath('/api/site/contact-texts'),
  name: 'the contact page',
  title: 'Contact page',
  lead: 'What the page says of a first visit and of giving; the ways to reach you: Site, Identity.',
  viewPath: '/contact',
  send: (body) => dataOf(api.calls.PUT('/api/site/contact-texts', { body })),
  Fields,
});
