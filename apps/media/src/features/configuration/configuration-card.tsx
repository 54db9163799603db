import { useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { changesOf, storedValue } from './config-fields.ts';
import { configurationCopy as copy } from './configuration.copy.ts';
import { useDraft } from './drafts.ts';
import { DualTab } from './dual-tab.tsx';
import { NewKey } from './new-key.tsx';
import { ObsHelp } from './obs-help.tsx';
import { SourceForm } from './source-form.tsx';
import { TabList } from './tab-list.tsx';
import type { TabName } from './tabs.ts';
import type { StreamConfigState } from './use-stream-config.ts';
import components from '../../components/components.module.css';

interface ConfigurationCardProps {
  state: StreamConfigState;
  tab: TabName;
  onTab: (tab: TabName) => void;
}

export function ConfigurationCard({ state, tab, onTab }: ConfigurationCardProps) {
  const { config, isGuessed, problem, isLoading, load } = state;
  const drafts = { youtube: useDraft('youtube'), rtmp: useDraft('rtmp') };
  const isUnsaved = (source: 'youtube' | 'rtmp') =>
    config !== null && Object.keys(changesOf(drafts[source], config, source)).length > 0;
  const hasUnsaved = isUnsaved('youtube') || isUnsaved('rtmp');
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);

  return (
    <Card id="configuration" title={copy.title}>
      <TabList tab={tab} onTab={onTab} unsaved={(name) => name !== 'dual' && isUnsaved(name)} />
      <div id="stream-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className={components.stack}>
        {isGuessed ? (
          <div role="alert" className={`${components.between} ${components.alarm}`}>
            <p>
              {copy.guessed} {problem}
            </p>
            <Button isBusy={isLoading} busyCopy={copy.loading} onPress={() => void load()}>
              {copy.tryAgain}
            </Button>
          </div>
        ) : null}
        {!config ? (
          <p role="status">{copy.loading}</p>
        ) : tab === 'dual' ? (
          <DualTab config={config} state={state} />
        ) : (
          <>
            <SourceForm key={tab} source={tab} config={config} state={state}>
              {tab === 'rtmp' && !isGuessed ? <NewKey rotate={state.rotate} /> : null}
            </SourceForm>
            <ObsHelp source={tab} server={storedValue(config, tab, tab === 'rtmp' ? 'rtmpUrl' : 'streamUrl')} />
          </>
        )}
      </div>
    </Card>
  );
}
