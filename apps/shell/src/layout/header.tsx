import { type ReactNode, useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import type { PageLink, SiteIdentity } from '@ministry/domain';
import { Coil } from '@ministry/ui/coil';
import { useIsShown, useSettings } from '../app/site.tsx';
import { Icon } from '../drawings/icon.tsx';
import { GiveLink } from './give-link.tsx';
import { Languages } from './languages.tsx';
import { navigationCopy, places } from './navigation.copy.ts';
import { mainNavigation, shortcuts } from './navigation.ts';
import css from './header.module.css';

/** The entries without those of sections that are turned off. */
function useShown<Entry extends { href: string }>(entries: readonly Entry[]): readonly Entry[] {
  const isShown = useIsShown();
  return entries.filter(({ href }) => isShown(href));
}

/** The main navigation, in the order that the office has set. */
function useMainNavigation() {
  const { order } = useSettings();
  const place = ({ href }: PageLink) => order?.indexOf(href.slice(1) || 'home') ?? 0;
  return useShown([...mainNavigation].sort((one, other) => place(one) - place(other)));
}

const linksTo = (entries: readonly PageLink[]) =>
  entries.map(({ href, label }) => (
    <NavLink key={href} to={href} end={href === '/'}>
      {label}
    </NavLink>
  ));

/** The header of the public site: a bar of links on wide screens, a drawer on small ones. */
export function Header() {
  const { links } = useSettings();
  const entries = useMainNavigation();
  return (
    <header className={css.bar}>
      <div className={css.row}>
        <Brand />
        <nav className={css.links} aria-label={navigationCopy.main}>
          {linksTo(entries)}
        </nav>
        <div className={css.links}>
          <NavLink to="/search#q" aria-label={navigationCopy.search}>
            <Icon name="search" size={24} />
          </NavLink>
        </div>
        <NavLink to="/admin" className={`btn btn-line ${css.admin}`}>
          {navigationCopy.admin}
        </NavLink>
        <GiveLink label={navigationCopy.give} className={`btn btn-give ${css.give}`} />
        <Shortcuts />
        <button type="button" className={css.menu} popoverTarget="drawer">
          <Icon name="menu" size={24} />
          {navigationCopy.menu}
        </button>
        {/* On a second line, because the first one is full. Inline styles, because most pages would not need the rule. */}
        {links?.menu ? (
          <nav
            className={css.links}
            aria-label={navigationCopy.more}
            style={{ flex: '0 0 100%', flexWrap: 'wrap', marginTop: '-1rem' }}
          >
            {linksTo(links.menu)}
          </nav>
        ) : null}
      </div>
      <Drawer>
        <Languages />
      </Drawer>
    </header>
  );
}

/** The header of the consoles in one bar. The open console fills `#console-bar`; the style sheet of the console page styles the header. */
export function CompactHeader({ section }: { section: { href: string; label: string } }) {
  return (
    <header className={css.bar} data-compact="">
      <Brand />
      <button type="button" popoverTarget="drawer">
        {navigationCopy.viewSite}
      </button>
      {/* The console has its own router, which does not notice navigations of the shell. */}
      <NavLink to={section.href} reloadDocument>
        {section.label}
      </NavLink>
      <div id="console-bar" />
      <Drawer />
    </header>
  );
}

/** The rest of the name, which wide screens show after the short name; '' if the name does not begin with it. */
const afterShort = ({ name, shortName }: SiteIdentity): string =>
  name.startsWith(shortName) ? name.slice(shortName.length) : '';

function Brand() {
  const { identity } = useSettings();
  return (
    <Link to="/" className={css.brand}>
      <Coil size={36} className="sun" />
      <span>
        {identity.shortName}
        <span className={css.rest}>{afterShort(identity)}</span>
      </span>
    </Link>
  );
}

/**
 * NAV-26 to NAV-31: a fixed stack at the side of large screens. On small screens a round button opens it. The button is in the bar, so
 * that it does not cover the page.
 */
function Shortcuts() {
  const entries = useShown(shortcuts);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={navigationCopy.shortcuts} className={css.shortcuts}>
      <button type="button" className={css.menu} popoverTarget="shortcuts">
        <span className={css.round}>
          <Icon name="plus" size={20} />
        </span>
        {navigationCopy.more}
      </button>
      <div
        id="shortcuts"
        popover="auto"
        className={css.stack}
        onClick={({ currentTarget }) => currentTarget.hidePopover?.()}
      >
        {entries.map(({ href, label, icon }) => (
          <Link key={href} to={href}>
            <Icon name={icon} size={24} />
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** A popover, which works without a script (NAV-02, NAV-25). */
function Drawer({ children }: { children?: ReactNode }) {
  const drawer = useRef<HTMLDivElement>(null);
  const { links } = useSettings();
  const entries = [...useMainNavigation(), ...useShown(shortcuts), ...(links?.menu ?? [])];
  const close = () => drawer.current?.hidePopover?.();
  return (
    <div ref={drawer} id="drawer" popover="auto" className={css.drawer}>
      <div className={css.drawerHead}>
        <Coil size={36} className="sun" />
        <button type="button" className={css.menu} popoverTarget="drawer" popoverTargetAction="hide" autoFocus>
          <Icon name="close" size={24} />
          <span className="unseen">{navigationCopy.closeMenu}</span>
        </button>
      </div>
      {/* NAV-22: a click on any link closes the drawer. */}
      <nav aria-label={navigationCopy.menu} onClick={close}>
        <NavLink to="/search#q">{navigationCopy.search}</NavLink>
        {linksTo(entries)}
        <div className={css.drawerActions}>
          <GiveLink label={places.give} className="btn btn-give" />
          <NavLink to="/admin" className="btn btn-line">
            {navigationCopy.admin}
          </NavLink>
        </div>
        {children}
      </nav>
    </div>
  );
}
