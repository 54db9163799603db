import { Form } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { pageTextLimits as limits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { asText } from '../../content/draft-values.ts';
import type { FormRow } from '../../forms/form-values.ts';
import { Framed } from '../../forms/framed.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { api } from '../../session.ts';
import { UploadField } from '../../uploads/upload-field.tsx';
import { homeTextsCopy as copy } from './home-texts.copy.ts';
import { pageTextsCopy as pages } from './page-texts.copy.ts';
import { type HomeValues, type StoredHome, toHomeRequest, toHomeValues } from './page-texts.ts';
import { RowPicture } from './row-picture.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';
import { LineField, RowField, RowText, TextRows } from './text-fields.tsx';
import { TextsBack } from './texts-back.tsx';
import { wrongRows } from './wrong-rows.ts';
import layout from '../../components/layout.module.css';

const path = apiPath('/api/site/home-texts');

/** Texts of the home page. */
export default function HomeTextsPage() {
  return (
    <SettingsPage path={path} name={pages.theTexts}>
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
    name: pages.home.inSentence,
    toValues: toHomeValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/home-texts', { body: toHomeRequest(values, version) })),
    onSaved: () => showToast({ title: pages.home.savedTitle, description: pages.savedText }),
  });
}

function TextsForm({ stored }: { stored: StoredHome }) {
  const form = useTextsForm(stored);
  return (
    <SettingsForm
      form={form}
      part="homeTexts"
      one={pages.home.one}
      title={common.homePage}
      lead={pages.home.lead}
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
      heading={copy.highlights}
      hint={copy.highlightsHint}
      one={copy.highlight}
      most={limits.highlights}
      rows={values.highlights}
      blank={() => ({ image: '', category: '', title: '', text: '' })}
      nameOf={({ title }) => String(title)}
      summary={(place) => <Summary row={values.highlights[place]} />}
      wrong={wrongRows('highlights', form.refused)}
    >
      {(place) => (
        <>
          <RowField place={place} name="title" label={common.title} />
          <RowField place={place} name="category" label={common.category} />
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
    <LineField name="figuresLead" label={copy.belowFigures} hint={copy.figuresHint} />
    <TextRows
      name="impacts"
      heading={copy.impacts}
      one={pages.figure}
      most={limits.impacts}
      rows={values.impacts}
      fields={[
        { name: 'label', label: pages.whatIsCounted },
        { name: 'value', label: common.number, max: limits.value },
      ]}
    />
    <LineField name="weekLead" label={copy.belowWeek} hint={pages.servicesHint} />
    <LineField name="givingLead" label={copy.belowGifts} />
    <TextRows
      name="gifts"
      heading={copy.gifts}
      one={copy.purpose}
      most={limits.gifts}
      rows={values.gifts}
      fields={[{ name: 'purpose', label: copy.purposeField }]}
    />
  </>
);

function Summary({ row }: { row: FormRow | undefined }) {
  return (
    <>
      <RowPicture src={asText(row?.['image'])} />
      <span className={layout.column}>
        <strong>{String(row?.['title'] ?? '') || copy.newHighlight}</strong>
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
        label: row?.['title'] ? copy.pictureOf({ title: String(row['title']) }) : copy.pictureOfNew,
        required: true,
        hint: copy.pictureHint,
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
