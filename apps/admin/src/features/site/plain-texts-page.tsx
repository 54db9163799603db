import type { ComponentType, ReactNode } from 'react';
import type { ApiPath } from '@ministry/api-client';
import { pageTexts, type PlainPart } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import type { FormRow, FormValues } from '../../forms/form-values.ts';
import type { ItemForm } from '../../forms/use-item-form.ts';
import { pageTextsCopy as pages } from './page-texts.copy.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, type StoredPart, useSettingsForm, type Versioned } from './settings-page.tsx';
import { TextsBack } from './texts-back.tsx';

/** Data for the fields of a page's texts. */
export interface TextsFields {
  rows(list: string): readonly FormRow[];
  /** Errors that the API returned, by field. */
  refused: Readonly<Record<string, string>>;
}

export type PlainTextsForm = ItemForm<StoredPart<Versioned>, FormValues>;

interface PlainTextsOptions<Request> {
  part: PlainPart;
  path: ApiPath<Versioned>;
  /** Name inside a sentence: 'the about page'. */
  name: string;
  /** Noun for the form: 'about page' in 'this about page'. */
  one: string;
  title: string;
  lead: string;
  viewPath: string;
  send(body: Request): Promise<Versioned>;
  /** Converts the stored texts into form values, if they differ. */
  toValues?(stored: object): FormValues;
  actions?(form: PlainTextsForm): ReactNode;
  Fields: ComponentType<TextsFields>;
}

/** Creates the page that edits the texts of a page of the site, for parts that consist of text only. */
export function plainTextsPage<Request>(options: PlainTextsOptions<Request>) {
  const { part, path, name, one, title, lead, viewPath, actions, Fields } = options;
  const { toValues = (stored: object) => pageTexts(part, stored) as unknown as FormValues } = options;

  function TextsForm({ stored }: { stored: StoredPart<Versioned> }) {
    const form = useSettingsForm<StoredPart<Versioned>, FormValues>({
      path,
      stored,
      type: `site-${part}`,
      isKeptOnServer: true,
      name,
      toValues,
      send: (values, version) => options.send({ ...pageTexts(part, values), version } as Request),
      onSaved: () => showToast({ title: pages.saved({ page: title }), description: pages.savedText }),
    });
    return (
      <SettingsForm
        form={form}
        part={part}
        one={one}
        title={title}
        lead={lead}
        back={<TextsBack />}
        actions={actions?.(form)}
        viewPath={viewPath}
      >
        <Fields rows={(list) => (form.values[list] ?? []) as readonly FormRow[]} refused={form.refused} />
      </SettingsForm>
    );
  }

  return function PlainTextsPage() {
    return (
      <SettingsPage path={path} name={pages.theTexts}>
        {(stored) => <TextsForm stored={stored} />}
      </SettingsPage>
    );
  };
}
