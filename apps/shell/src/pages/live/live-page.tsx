import { useState } from 'react';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useSettings } from '../../app/site.tsx';
import { Loading } from '../../drawings/loading.tsx';
import type { Choice } from '../../features/live/hls-playback.ts';
import { liveStatusPath, useLiveStatus } from '../../features/live/api/use-live-status.ts';
import { HlsPlayer } from '../../features/live/components/hls-player.tsx';
import { MediaSetup } from '../../features/live/components/media-setup.tsx';
import { OfflinePanel } from '../../features/live/components/offline-panel.tsx';
import { StatusBadges } from '../../features/live/components/status-badges.tsx';
import { YoutubePlayer } from '../../features/live/components/youtube-player.tsx';
import { Banner } from '../../layout/banner.tsx';
import { livePageWords as words } from './live.content.ts';
import { broadcastData } from './live-data.ts';
import css from './live.module.css';
import { Schedule } from './schedule.tsx';

function LivePage() {
  const { publicUrl } = useSettings();
  const { status, isUnknown } = useLiveStatus();
  usePageHead({ title: words.title, description: words.description, path: '/live', structured: broadcastData(status, publicUrl) });
  return (
    <>
      <Banner title={words.title} lead={words.lead}>
        <StatusBadges status={status} />
      </Banner>
      <div className={`wrap ${css.stage}`}>
        <section aria-label={words.player}>
          <Stage status={status} isUnknown={isUnknown} />
        </section>
        <MediaSetup className={css.media} />
      </div>
      <Schedule />
    </>
  );
}

/** LIVE-02, LIVE-07: the player follows the type of the stream. */
function Stage({ status, isUnknown }: ReturnType<typeof useLiveStatus>) {
  const [choice, setChoice] = useState<Choice | null>(null);
  if (!status && !isUnknown) return <Loading label={words.loading} />;
  if (!status?.isLive || status.streamUrl === null) return <OfflinePanel status={status} />;
  return status.streamType === 'youtube' ? <YoutubePlayer address={status.streamUrl} /> : <HlsPlayer address={status.streamUrl} audioAddress={status.audioUrl} choice={choice} onChoose={setChoice} />;
}

export const livePage: PageModule = { Component: LivePage, reads: () => [liveStatusPath] };
