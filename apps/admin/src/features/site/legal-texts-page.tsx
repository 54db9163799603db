import { Button, Form, Input } from 'antd';
import { type ApiPath, dataOf, type LegalTextsRequest } from '@ministry/api-client';
import { legalVariables, pageTextLimits as limits, standardLegal } from '@ministry/domain';
import { variableMarks } from '@ministry/domain/text-variables';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { MarkdownField } from '../../content/markdown-field.tsx';
import type { FormValues } from '../../forms/form-values.ts';
import { Framed } from '../../forms/framed.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { api } from '../../session.ts';
import { legalTextsCopy as copy } from './legal-texts.copy.ts';
import { type PlainTextsForm, plainTextsPage, type TextsFields } from './plain-texts-page.tsx';
import type { Versioned } from './settings-page.tsx';
import { wrongRows } from './wrong-rows.ts';
import layout from '../../components/layout.module.css';

interface LegalTextsOptions {
  part: keyof typeof standardLegal;
  path: ApiPath<Versioned>;
  name: string;
  one: string;
  title: string;
  lead: string;
  viewPath: string;
  send(body: LegalTextsRequest): Promise<Versioned>;
}

type Sections = LegalTextsRequest['sections'];

const preview = async (markdown: string) =>
  (await dataOf(api.calls.POST('/api/pages/preview', { body: { description: markdown } }))).content;

/** Creates the page that edits a text with headings. The form starts with the product's standard text. */
export const legalTextsPage = ({ part, ...options }: LegalTextsOptions) =>
  plainTextsPage<LegalTextsRequest>({
    ...options,
    part,
    toValues: (stored) => valuesOf((stored as { sections: Sections }).sections, part),
    actions: (form) => <StandardText form={form} part={part} />,
    Fields,
  });

const valuesOf = (sections: Sections, part: LegalTextsOptions['part']): FormValues => ({
  sections: (sections.length > 0 ? sections : standardLegal[part]).map((section) => ({ ...section })),
});

interface StandardTextProps {
  form: PlainTextsForm;
  part: LegalTextsOptions['part'];
}

function StandardText({ form, part }: StandardTextProps) {
  const standard = valuesOf([], part);
  function takeBack() {
    const before = form.values;
    form.replace(standard);
    showToast({
      title: copy.standardTitle,
      description: copy.standardText,
      action: { label: common.undo, onSelect: () => form.replace(before) },
    });
  }
  const isStandard = JSON.stringify(form.values['sections']) === JSON.stringify(standard['sections']);
  return (
    <Button disabled={isStandard} onClick={takeBack}>
      {copy.standardWords}
    </Button>
  );
}

const Fields = ({ rows, refused }: TextsFields) => (
  <RowsField
    name="sections"
    heading={copy.sections}
    hint={copy.sectionsHint({ variables: variableMarks(legalVariables) })}
    one={copy.section}
    most={limits.sections}
    rows={rows('sections')}
    blank={() => ({ heading: '', text: '' })}
    nameOf={({ heading }) => String(heading)}
    wrong={wrongRows('sections', refused)}
    summary={(place) => <strong>{String(rows('sections')[place]?.['heading'] ?? '') || copy.newSection}</strong>}
  >
    {(place) => (
      <>
        <Form.Item className={layout.full ?? ''} name={[place, 'heading']} label={common.heading} required>
          <Input maxLength={limits.title} />
        </Form.Item>
        <div className={layout.full}>
          <Form.Item name={[place, 'text']} noStyle>
            <Framed<string> frame={{ label: common.text, required: true }}>
              {({ value = '', ...field }) => (
                <MarkdownField {...field} value={value} preview={preview} maxLength={limits.sectionText} />
              )}
            </Framed>
          </Form.Item>
        </div>
      </>
    )}
  </RowsField>
);
