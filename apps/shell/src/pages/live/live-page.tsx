import { useState } from 'react';
import { basePath } from '@ministry/messages';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useRead } from '../../app/reads.ts';
import { useSettings } from '../../app/site.tsx';
import { Loading } from '../../drawings/loading.tsx';
import { liveStatusPath, useLiveStatus } from '../../features/live/api/use-live-status.ts';
import { HlsPlayer } from '../../features/live/components/hls-player.tsx';
import { MediaSetup } from '../../features/live/components/media-setup.tsx';
import { OfflinePanel } from '../../features/live/components/offline-panel.tsx';
import { StatusBadges } from '../../features/live/components/status-badges.tsx';
import { YoutubePlayer } from '../../features/live/components/youtube-player.tsx';
import type { Choice } from '../../features/live/hls-playback.ts';
import { Banner } from '../../layout/banner.tsx';
import { livePageCopy as copy } from './live.copy.ts';
import { broadcastData } from './live-data.ts';
import { livePagePath, renderedLive } from './live-texts.ts';
import { Schedule } from './schedule.tsx';
import css from './live.module.css';

function LivePage() {
  const { publicUrl, identity } = useSettings();
  const live = useLiveStatus();
  const { status } = live;
  const { data: texts } = useRead(livePagePath);
  usePageHead({
    title: copy.title,
    description: texts?.description ?? '',
    path: '/live',
    structured: broadcastData(status, publicUrl, identity),
  });
  return (
    <>
      <Banner title={copy.title} lead={texts?.lead ?? ''}>
        <StatusBadges status={status} />
      </Banner>
      <div className={`wrap ${css.stage}`}>
        <section aria-label={copy.player}>
          <Stage {...live} />
        </section>
        <MediaSetup className={css.media} />
      </div>
      <p className="wrap">
        <a href={`${basePath}/notifications`}>{copy.notified}</a>
      </p>
      <Schedule lead={texts?.scheduleLead} />
    </>
  );
}

/**
 * LIVE-02, LIVE-07: the player for the type of stream. While a stream is interrupted, its player is hidden; afterwards
 * it continues without a click.
 */
function Stage({ status, isUnknown, refresh }: ReturnType<typeof useLiveStatus>) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isYoutubeStarted, setYoutubeStarted] = useState(false);
  const [hasFollowed, setFollowed] = useState(false);
  const isOver = status?.isLive === false && !status.isInterrupted;
  const isFollowing = choice !== null || isYoutubeStarted;
  if (isOver && isFollowing) {
    // The next broadcast loads nothing before a click.
    setChoice(null);
    setYoutubeStarted(false);
    setFollowed(true);
  }
  if (!status && !isUnknown) return <Loading label={copy.loading} />;
  const address = status?.streamUrl ?? null;
  const isLive = status?.isLive === true && address !== null;
  const isOwnStream = status?.streamType === 'rtmp' && address !== null;
  return (
    <>
      {isLive ? null : <OfflinePanel status={status} hasFollowed={hasFollowed} />}
      {isOwnStream && (isLive || choice !== null) ? (
        <div hidden={!isLive}>
          <HlsPlayer
            address={address}
            audioAddress={status.audioUrl}
            choice={choice}
            onChoose={setChoice}
            isInterrupted={!isLive}
            onProblem={refresh}
          />
        </div>
      ) : null}
      {isLive && !isOwnStream ? (
        <YoutubePlayer address={address} isStarted={isYoutubeStarted} onStart={() => setYoutubeStarted(true)} />
      ) : null}
    </>
  );
}

export const page: PageModule = {
  Component: LivePage,
  rendered: renderedLive,
  // Hydrated on idle to read the live status.
  hydrateOnIdle: () => '',
  reads: () => [liveStatusPath],
};
