import { Form, Switch } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { sectionPaths, siteSections } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { api } from '../../session.ts';
import { NavigationOrder } from './navigation-order.tsx';
import { sectionsCopy as copy } from './sections.copy.ts';
import { sectionTexts, type SectionValues, type StoredSections, summaryOf, toRequest, toValues } from './sections.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';
import layout from '../../components/layout.module.css';

const path = apiPath('/api/site/sections');

/** Sections of the public site that are shown to visitors. */
export default function SectionsPage() {
  return (
    <SettingsPage path={path} name={copy.theSections}>
      {(stored) => <SectionsForm stored={stored} />}
    </SettingsPage>
  );
}

function SectionsForm({ stored }: { stored: StoredSections }) {
  const form = useSettingsForm<StoredSections, SectionValues>({
    path,
    stored,
    type: 'sections',
    name: copy.theSections,
    toValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/sections', { body: toRequest(values, version) })),
    onSaved: (saved) =>
      showToast({
        title: copy.savedTitle,
        description: copy.savedText({ summary: summaryOf(toValues(saved)) }),
      }),
  });
  return (
    <SettingsForm form={form} part="sections" one={copy.sections} title={common.sections} lead={copy.lead} viewPath="/">
      <p role="status">{summaryOf(form.values)}</p>
      <ul className={`${layout.plainList} ${layout.tilesWide}`}>
        {siteSections.map((section) => (
          <li key={section} className={layout.stackTight}>
            <span className={layout.row}>
              <Form.Item name={section} label={sectionTexts[section].label} valuePropName="checked" noStyle>
                <Switch id={`section-${section}`} aria-describedby={`section-${section}-note`} />
              </Form.Item>
              <label className={layout.strong} htmlFor={`section-${section}`}>
                {sectionTexts[section].label} <small>{sectionPaths[section][0]}</small>
              </label>
            </span>
            <p id={`section-${section}-note`} className={layout.muted}>
              {sectionTexts[section].note}
            </p>
          </li>
        ))}
      </ul>
      <NavigationOrder rows={form.values.order} />
    </SettingsForm>
  );
}
