import { Form } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { pageTextLimits as limits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { asText } from '../../content/draft-values.ts';
import type { FormRow } from '../../forms/form-values.ts';
import { Framed } from '../../forms/framed.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { api } from '../../session.ts';
import { UploadField } from '../../uploads/upload-field.tsx';
import { type HomeValues, type StoredHome, toHomeRequest, toHomeValues, wrongRows } from './page-texts.ts';
import { RowPicture } from './row-picture.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';
import { LineField, RowField, RowText, TextRows } from './text-fields.tsx';
import { TextsBack } from './texts-back.tsx';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

const path = apiPath('/api/site/home-texts');

/** What the home page says of the church. */
export default function HomeTextsPage() {
  return (
    <SettingsPage path={path} name="the texts">
      {(stored) => <TextsForm stored={stored} />}
    </SettingsPage>
  );
}

type HomeForm = ReturnType<typeof useTextsForm>;

function useTextsForm(stored: StoredHome) {
  return useSettingsForm<StoredHome, HomeValues>({
    path,
    stored,
    type: 'site-home',
    isKeptOnServer: true,
    name: 'the home page',
    toValues: toHomeValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/home-texts', { body: toHomeRequest(values, version) })),
    onSaved: () => showToast({ title: 'The home page is saved', description: 'The site shows it now.' }),
  });
}

function TextsForm({ stored }: { stored: StoredHome }) {
  const form = useTextsForm(stored);
  return (
    <SettingsForm
      form={form}
      part="homeTexts"
      one="home page"
      title="Home page"
      lead="What the home page says of the church, beside its identity, its services, its team and its ministries."
      back={<TextsBack />}
      viewPath="/"
    >
      <HighlightRows form={form} />
      <OtherFields values={form.values} />
    </SettingsForm>
  );
}

function HighlightRows({ form }: { form: HomeForm }) {
  const { values } = form;
  return (
    <RowsField
      name="highlights"
      heading="Highlights"
      hint="The row of pictures that moves by itself."
      one="highlight"
      most={limits.highlights}
      rows={values.highlights}
      blank={() => ({ image: '', category: '', title: '', text: '' })}
      nameOf={({ title }) => String(title)}
      summary={(place) => <Summary row={values.highlights[place]} />}
      wrong={wrongRows(form.refused, 'highlights')}
    >
      {(place) => (
        <>
          <RowField place={place} name="title" label="Title" />
          <RowField place={place} name="category" label="Category" />
          <RowText place={place} />
          <div className={layout.full}>
            <Picture place={place} row={values.highlights[place]} onUpload={form.notifyUpload} />
          </div>
        </>
      )}
    </RowsField>
  );
}

const OtherFields = ({ values }: { values: HomeValues }) => (
  <>
    <LineField name="figuresLead" label="Below ‘What God has done’ (optional)" hint="The numbers: Site, Identity." />
    <TextRows
      name="impacts"
      heading="What changes"
      one="number"
      most={limits.impacts}
      rows={values.impacts}
      fields={[
        { name: 'label', label: 'What is counted' },
        { name: 'value', label: 'Number', max: limits.value },
      ]}
    />
    <LineField name="weekLead" label="Below ‘Every week’ (optional)" hint="The services: Site, Programme." />
    <LineField name="givingLead" label="Below ‘What your gift does’ (optional)" />
    <TextRows
      name="gifts"
      heading="What your gift does"
      one="purpose"
      most={limits.gifts}
      rows={values.gifts}
      fields={[{ name: 'purpose', label: 'Purpose' }]}
    />
  </>
);

function Summary({ row }: { row: FormRow | undefined }) {
  return (
    <>
      <RowPicture src={asText(row?.['image'])} />
      <span className={styles.member}>
        <strong>{String(row?.['title'] ?? '') || 'New highlight'}</strong>
        <span className={layout.muted}>{row?.['category']}</span>
      </span>
    </>
  );
}

interface PictureProps {
  place: number;
  row: FormRow | undefined;
  onUpload(name: string, isBusy: boolean): void;
}

const Picture = ({ place, row, onUpload }: PictureProps) => (
  <Form.Item name={[place, 'image']} noStyle>
    <Framed<string>
      frame={{
        label: `Picture of ${String(row?.['title'] ?? '') || 'the new highlight'}`,
        required: true,
        hint: 'Drawn 8 by 5; what is above and below is cut off.',
      }}
    >
      {({ value, ...field }) => (
        <UploadField
          {...field}
          value={value ?? ''}
          kind="image"
          resumeKey={`site-home/${place}/image`}
          onBusy={(isBusy) => onUpload(`highlight ${place}`, isBusy)}
        />
      )}
    </Framed>
  </Form.Item>
);
