import { useCallback, useState } from 'react';
import type { SessionResponse } from '@ministry/api-client';
import { useBooth } from '../api/use-booth.ts';
import { ApprovalCard } from '../features/approval/approval-card.tsx';
import { ConfigurationCard } from '../features/configuration/configuration-card.tsx';
import { forgetDrafts } from '../features/configuration/drafts.ts';
import type { TabName } from '../features/configuration/tabs.ts';
import { useStreamConfig } from '../features/configuration/use-stream-config.ts';
import { DebugCard } from '../features/debug/debug-card.tsx';
import { debugLines } from '../features/debug/debug-lines.ts';
import { currentConnection, isMetered } from '../features/preview/connection.ts';
import { PreviewCard } from '../features/preview/preview-card.tsx';
import { RecordingsCard } from '../features/recordings/recordings-card.tsx';
import type { ShortcutAction } from '../features/shortcuts/shortcuts.ts';
import { ShortcutsList } from '../features/shortcuts/shortcuts-list.tsx';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { StatusCard } from '../features/status/status-card.tsx';
import { testSteps } from '../features/testing/steps.ts';
import { TestingCard } from '../features/testing/testing-card.tsx';
import { BoothHeader } from './booth-header.tsx';
import { Languages } from './languages.tsx';
import { setupCopy as copy } from './media-setup.copy.ts';
import components from '../components/components.module.css';
import styles from './media-setup.module.css';

const goTo = (heading: string) => document.getElementById(heading)?.focus();

/** State that the shortcuts and the buttons of the page change. */
function useSetupState() {
  const [tab, setTab] = useState<TabName>('youtube');
  const [isWanted, setWanted] = useState(() => (isMetered(currentConnection()) ? null : true) as boolean | null);
  const [isMuted, setMuted] = useState(true);
  const [hasPlayed, setPlayed] = useState(false);
  const [isHelp, setHelp] = useState(false);
  const notePlaying = useCallback(() => setPlayed(true), []);
  const act = useCallback((action: ShortcutAction) => {
    if (action === 'help') setHelp(true);
    else if (action === 'status' || action === 'approval') goTo(action);
    else if (action === 'preview') setWanted((wanted) => !wanted);
    else if (action === 'mute') setMuted((muted) => !muted);
    else {
      setTab(action);
      goTo('configuration');
    }
  }, []);
  const keys = useShortcuts(act);
  return {
    tab,
    setTab,
    preview: { isWanted, setWanted, isMuted, setMuted, hasPlayed, notePlaying },
    isHelp,
    setHelp,
    keys,
  };
}

/** The console of the control booth (MEDIA-06). */
export function MediaSetup({ staff, onLogout }: { staff: SessionResponse; onLogout(): void }) {
  const { stream, status, isApproved } = useBooth();
  const config = useStreamConfig();
  const { tab, setTab, preview, isHelp, setHelp, keys } = useSetupState();
  const known = { stream: stream.value, status: status.value, isApproved };

  function logOut() {
    forgetDrafts();
    onLogout();
  }

  return (
    <>
      <BoothHeader onHelp={() => setHelp(true)} onLogout={logOut} />
      <div className={styles.setup}>
        <div className={styles.title}>
          <h1>{copy.title}</h1>
          <p className={components.muted}>
            {copy.signedInAs} <strong>{staff.username}</strong> ({copy.roles[staff.role]}).
          </p>
        </div>
        <StatusCard seen={status} startedBy={stream.value?.wentLiveBy ?? null} onRetry={stream.refresh} />
        <div className={styles.cards}>
          <ApprovalCard {...known} onStream={stream.put} />
          <PreviewCard
            seen={stream}
            isWanted={preview.isWanted}
            isMuted={preview.isMuted}
            onWant={preview.setWanted}
            onMute={preview.setMuted}
            onPlaying={preview.notePlaying}
          />
          <TestingCard steps={testSteps({ ...known, hasPreviewed: preview.hasPlayed })} />
        </div>
        <ConfigurationCard state={config} tab={tab} onTab={setTab} />
        <RecordingsCard />
        <DebugCard
          lines={debugLines({
            ...known,
            at: status.at,
            config: config.config,
            isGuessed: config.isGuessed,
            host: location.host,
            browser: navigator.userAgent,
          })}
        />
        <p className={components.row}>
          <Languages />
        </p>
      </div>
      {isHelp ? <ShortcutsList isOn={keys.isOn} onToggle={keys.toggle} onClose={() => setHelp(false)} /> : null}
    </>
  );
}
