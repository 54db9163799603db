import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { PresenceKind } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { EditForm } from '../../forms/edit-form.tsx';
import { FormButtons } from '../../forms/form-buttons.tsx';
import { FormNotes } from '../../forms/form-notes.tsx';
import type { FormValues } from '../../forms/form-values.ts';
import type { StoredItem } from '../../forms/use-draft.ts';
import type { ItemForm } from '../../forms/use-item-form.ts';
import { Presence } from '../../presence/presence.tsx';
import { ItemTranslations } from '../../translations/item-translations.tsx';
import { historyPaths, type SettingsPart, SettingsVersions } from './settings-versions.tsx';
import { siteSettingsCopy as copy } from './site-settings.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

interface SettingsFormProps<Stored extends StoredItem, Values extends FormValues> {
  form: ItemForm<Stored, Values>;
  part: SettingsPart;
  /** Noun for the settings in notices above the form: 'quiz'. */
  one: string;
  title: string;
  lead: string;
  /** Page of the public site that shows the settings. */
  viewPath: string;
  save?: string;
  /** Text about the last change, for changes that involve more than one account. */
  changed?: string;
  /** Converts the settings of an earlier version into form values, if this differs from the current settings. */
  toValues?(settings: object): Values;
  /** Back link, for pages below another page. */
  back?: ReactNode;
  /** Further buttons in the header. */
  actions?: ReactNode;
  /** Content beside the form, such as a try-out. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Presence kinds of parts that other roles may edit; all other parts use 'settings'. */
const presenceKindOf: Partial<Record<SettingsPart, PresenceKind>> = { giving: 'giving', exchange: 'exchange-rate' };

/** Parts without a text to translate. */
const untranslated: ReadonlySet<SettingsPart> = new Set(['giving', 'exchange', 'sections', 'languages']);

function statusOf<Stored extends StoredItem, Values extends FormValues>(
  form: ItemForm<Stored, Values>,
  changed?: string,
): string {
  if (form.isDirty) return form.isKeeping ? copy.notSavedKept : copy.notSavedNoRoom;
  if (form.state === 'saved') return copy.saved;
  if (changed !== undefined) return changed;
  const { item } = form;
  return item?.updatedBy && item.updatedAt
    ? copy.changedLast({ moment: formatDateTime(item.updatedAt), name: item.updatedBy })
    : '';
}

/** Puts an earlier version into the form. @returns a function that restores the previous values */
function putBack<Stored extends StoredItem, Values extends FormValues>(
  form: ItemForm<Stored, Values>,
  values: Values,
): () => void {
  const before = form.values;
  form.replace(values);
  return () => form.replace(before);
}

/** Page of one part of the site settings: form, saving, and earlier versions. */
export function SettingsForm<Stored extends StoredItem, Values extends FormValues>({
  form,
  part,
  one,
  title,
  lead,
  viewPath,
  save = common.save,
  changed,
  toValues = (settings) => form.toValues({ ...form.item, ...settings } as Stored),
  back,
  actions,
  beside,
  children,
}: SettingsFormProps<Stored, Values>) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <PageFrame
      title={title}
      lead={lead}
      back={back}
      action={
        <>
          {actions}
          <Button onClick={() => setHistoryOpen(true)}>{copy.versions}</Button>
          <Button href={viewPath} target="_blank" rel="noopener">
            {copy.view}
          </Button>
        </>
      }
    >
      <Presence kind={presenceKindOf[part] ?? 'settings'} item={part} />
      {untranslated.has(part) ? null : <ItemTranslations kind={part} />}
      <div className={beside ? layout.withAside : undefined}>
        <EditForm form={form} name={part} className={`${layout.stackLoose} ${styles.form}`} savesByKey>
          <FormNotes form={form} one={one} />
          {children}
          <div className={`${layout.band} ${layout.between} ${layout.foot}`}>
            <p className={layout.muted} role="status">
              {statusOf(form, changed)}
            </p>
            <FormButtons form={form} save={save} isBlocked={!form.isDirty}>
              <Button disabled={!form.isDirty || form.isSaving} onClick={form.discard}>
                {common.discardChanges}
              </Button>
            </FormButtons>
          </div>
        </EditForm>
        {beside}
      </div>
      {isHistoryOpen ? (
        <SettingsVersions
          path={historyPaths[part]}
          onPutBack={(settings) => putBack(form, toValues(settings))}
          onClose={() => setHistoryOpen(false)}
        />
      ) : null}
    </PageFrame>
  );
}
