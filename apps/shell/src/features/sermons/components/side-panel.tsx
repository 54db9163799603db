import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { panelCopy as copy } from '../sermons.copy.ts';
import { addressOfView, type SermonsView } from '../sermons-view.ts';
import css from './panel.module.css';

const tabs = [
  { tab: 'browse', label: copy.browse, to: '/sermons#browse' },
  { tab: 'search', label: copy.search, to: addressOfView({ tab: 'search' }) },
] as const;

/** The panel with its two tabs. The tabs are links, so that they work without a script and before it is loaded (SER-05). */
export function SidePanel({ view, children }: { view: SermonsView; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  const address = addressOfView(view);
  const before = useRef(address);

  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    // When the visitor goes back, the browser restores the scroll position.
    if (isBack || !panel.current) return;
    if (panel.current.getBoundingClientRect().top < 0) panel.current.scrollIntoView();
    // The clicked element may have been removed together with its view.
    panel.current.querySelector<HTMLElement>('#panel-heading')?.focus({ preventScroll: true });
  }, [address, isBack]);

  return (
    <section id="browse" ref={panel} className={css.panel} aria-labelledby="panel-heading" tabIndex={-1}>
      <nav aria-label={copy.tabs} className={css.tabs}>
        {tabs.map(({ tab, label, to }) => (
          <Link key={tab} to={to} aria-current={tab === view.tab ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={css.body}>{children}</div>
    </section>
  );
}
