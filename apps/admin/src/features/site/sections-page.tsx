import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Switch } from 'antd';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import { sectionPaths, siteSections } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { sectionTexts, type SectionValues, type StoredSections, summaryOf, toRequest, toValues } from './sections.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './site.module.css';

const path = apiPath('/api/site/sections');
const read = async (): Promise<StoredSections> => ({ ...(await api.read(path)), id: 1 });

/** Which sections of the public site visitors are shown. */
export default function SectionsPage() {
  // Read anew at each visit: what others have saved is seen.
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  if (error)
    return <LoadFailed title="The sections could not be loaded" error={error} onRetry={() => void refetch()} />;
  return data ? <SectionsForm stored={{ ...data, id: 1 }} /> : <Loading label="Loading the sections…" />;
}

function SectionsForm({ stored }: { stored: StoredSections }) {
  const queries = useQueryClient();
  const form = useItemForm<StoredSections, SectionValues>({
    type: 'sections',
    item: stored,
    toValues: (sections) => toValues(sections ?? stored),
    nameOf: () => 'the sections',
    send: async (values, { version = 0 }) => ({
      ...(await dataOf(api.calls.PUT('/api/site/sections', { body: toRequest(values, version) }))),
      id: 1,
    }),
    read,
    failed: readableError,
    onSaved(saved) {
      queries.setQueryData(readQuery(path).queryKey, saved);
      showToast({
        title: 'The sections are saved',
        description: `${summaryOf(toValues(saved))} The site follows now.`,
      });
    },
  });
  return (
    <SettingsForm
      form={form}
      part="sections"
      title="Sections"
      lead="Turn off what your church does not use: its pages, and every link to them, leave the site, its search and the sitemap. Nothing is deleted, and the console keeps everything."
      viewPath="/"
      toValues={(settings) => toValues({ ...stored, ...settings })}
    >
      <p role="status">{summaryOf(form.values)}</p>
      <ul className={styles.sections}>
        {siteSections.map((section) => (
          <li key={section}>
            <Form.Item name={section} label={sectionTexts[section].label} valuePropName="checked" noStyle>
              <Switch id={`section-${section}`} aria-describedby={`section-${section}-note`} />
            </Form.Item>
            <label htmlFor={`section-${section}`}>
              {sectionTexts[section].label} <small>{sectionPaths[section][0]}</small>
            </label>
            <p id={`section-${section}-note`}>{sectionTexts[section].note}</p>
          </li>
        ))}
      </ul>
    </SettingsForm>
  );
}
