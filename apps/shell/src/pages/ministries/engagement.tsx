import { basePath } from '@ministry/messages';
import { useSettings } from '../../app/site.tsx';
import { AssistantLauncher } from '../../features/assistant/components/assistant-launcher.tsx';
import { useMinistries } from '../../features/ministries/api/use-ministries.ts';
import { inShort } from '../../features/ministries/ministry.ts';
import { Matcher } from './matcher.tsx';
import { pageCopy as copy } from './ministries-page.copy.ts';
import { type Tab, usePageView } from './use-page-view.ts';
import css from './ministries.module.css';

const tabs: readonly { tab: Tab; label: string; href: string }[] = [
  { tab: 'assistant', label: copy.assistantTab, href: '/ministries#engagement' },
  { tab: 'matcher', label: copy.matcherTab, href: '/ministries?tab=matcher#engagement' },
];

/** MIN-18, MIN-19. The tabs are links, so that they work without a script. */
export function Engagement() {
  const { tab: shown, isMatching, show } = usePageView();
  const { ministries = [] } = useMinistries();
  const { giveUrl } = useSettings();
  return (
    <section id="engagement" className="wrap section" aria-labelledby="engagement-heading">
      <h2 id="engagement-heading">{copy.engagement}</h2>
      <p className={css.lead}>{copy.engagementLead}</p>
      <nav className={css.tabs} aria-label={copy.tabs}>
        {tabs.map(({ tab, label, href }) => (
          <a
            key={tab}
            href={basePath + href}
            aria-current={tab === shown ? 'true' : undefined}
            onClick={(event) => show(event, { tab: tab === 'matcher' ? tab : null })}
          >
            {label}
          </a>
        ))}
      </nav>
      {shown === 'assistant' ? (
        <AssistantLauncher ministries={ministries.map(inShort)} giveUrl={giveUrl ?? '/contact#donation'} />
      ) : isMatching ? (
        <p>
          {copy.matcherOpen} <a href="#match">{copy.toMatcher}</a>
        </p>
      ) : (
        <Matcher />
      )}
    </section>
  );
}
