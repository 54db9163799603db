import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useRead } from '../../app/reads.ts';
import { useIsShown, useSettings } from '../../app/site.tsx';
import { upcomingPath } from '../../features/events/api/use-events.ts';
import { ministriesPath } from '../../features/ministries/api/use-ministries.ts';
import { leadersPath } from '../../features/team/api/people-paths.ts';
import { NotYet } from '../../features/team/components/not-yet.tsx';
import { churchData } from './church-data.ts';
import { ComingEvents, shownEvents } from './coming-events.tsx';
import { Figures } from './figures.tsx';
import { Giving } from './giving.tsx';
import { Hero } from './hero.tsx';
import { Highlights } from './highlights.tsx';
import { homeCopy as copy } from './home.copy.ts';
import { homePath, renderedHome } from './home-texts.ts';
import { Impact } from './impact.tsx';
import { Leadership } from './leadership.tsx';
import { Ministries, shownMinistries } from './ministries.tsx';
import { NextService } from './next-service.tsx';
import { Week } from './week.tsx';

function HomePage() {
  const { publicUrl, identity, programme } = useSettings();
  const isShown = useIsShown();
  usePageHead({
    title: identity.name,
    description: identity.description,
    path: '/',
    structured: churchData(publicUrl, identity, programme),
  });
  const read = useRead(homePath);
  const { data: texts } = read;
  return (
    <>
      <Hero />
      <NextService />
      <Figures lead={texts?.figuresLead} />
      {texts ? (
        <Highlights highlights={texts.highlights} />
      ) : (
        <NotYet read={read} loading={copy.loading} failed={copy.textsFailed} />
      )}
      {isShown('/events') ? <ComingEvents /> : null}
      <Leadership />
      {isShown('/ministries') ? <Ministries /> : null}
      {texts ? <Impact impacts={texts.impacts} /> : null}
      <Week lead={texts?.weekLead} />
      <Giving texts={texts} />
    </>
  );
}

export const page: PageModule = {
  Component: HomePage,
  ownScript: 'carousel',
  rendered: renderedHome,
  reads: () => [upcomingPath(shownEvents), ministriesPath(shownMinistries), leadersPath],
};
