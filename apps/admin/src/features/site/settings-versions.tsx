import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { apiPath } from '@ministry/api-client';
import type { SiteSettings } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { readQuery } from '../../reads.ts';
import { label } from './field-labels.ts';
import { siteSettingsCopy as copy } from './site-settings.copy.ts';
import layout from '../../components/layout.module.css';

export type SettingsPart = keyof SiteSettings;

export const historyPaths = {
  identity: apiPath('/api/site/identity/history'),
  programme: apiPath('/api/site/programme/history'),
  people: apiPath('/api/site/people/history'),
  giving: apiPath('/api/site/giving/history'),
  exchange: apiPath('/api/site/exchange-rate/history'),
  sections: apiPath('/api/site/sections/history'),
  languages: apiPath('/api/site/languages/history'),
  quiz: apiPath('/api/site/quiz/history'),
  assistant: apiPath('/api/site/assistant/history'),
  homeTexts: apiPath('/api/site/home-texts/history'),
  ministriesTexts: apiPath('/api/site/ministries-texts/history'),
  aboutTexts: apiPath('/api/site/about-texts/history'),
  contactTexts: apiPath('/api/site/contact-texts/history'),
  liveTexts: apiPath('/api/site/live-texts/history'),
  teamTexts: apiPath('/api/site/team-texts/history'),
  privacyTexts: apiPath('/api/site/privacy-texts/history'),
  termsTexts: apiPath('/api/site/terms-texts/history'),
};

/** Outcome of a change that needs two accounts. */
const actions: Readonly<Record<string, string>> = copy.actions;

interface SettingsVersionsProps {
  path: (typeof historyPaths)[SettingsPart];
  /** Puts a version into the form. Returns a function that undoes this. */
  onPutBack(settings: object): () => void;
  onClose(): void;
}

/** Who changed the settings, when, and in which fields. A version can be put into the form to check and save it. */
export function SettingsVersions({ path, onPutBack, onClose }: SettingsVersionsProps) {
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  function putBack(settings: object) {
    const undo = onPutBack(settings);
    onClose();
    showToast({
      title: copy.putBackTitle,
      description: copy.putBackText,
      action: { label: common.undo, onSelect: undo },
    });
  }
  return (
    <Drawer open size={520} title={copy.versions} onClose={onClose}>
      {error ? (
        <LoadFailed title={copy.versionsFailed} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ol className={`${layout.plainList} ${layout.stackLoose}`}>
          {data.length === 0 ? <li>{copy.noVersions}</li> : null}
          {data.map(({ id, at, action, actor, changed, settings }) => (
            <li key={id}>
              <p className={layout.spaceBelow}>
                <strong>{at === null ? copy.beforeFirstChange : formatDateTime(at)}</strong>
                {actor === null ? '' : copy.by({ name: actor })}
              </p>
              <p className={layout.spaceBelow}>{[actions[action] ?? [], changed.map(label)].flat().join(', ')}</p>
              <Button size="small" onClick={() => putBack(settings)}>
                {copy.putIntoForm}
              </Button>
            </li>
          ))}
        </ol>
      ) : (
        <Loading label={copy.versionsLoading} />
      )}
    </Drawer>
  );
}
