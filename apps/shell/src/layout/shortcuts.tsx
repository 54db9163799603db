import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../drawings/icon.tsx';
import { navigationWords, shortcuts } from './navigation.content.ts';
import css from './shortcuts.module.css';

const links = shortcuts.map(({ href, label, icon }) => (
  <Link key={href} to={href}>
    <Icon name={icon} size={24} />
    <span>{label}</span>
  </Link>
));

/** A fixed stack beside the page on large screens, a round button that opens on small ones (NAV-26 to NAV-31). */
export function Shortcuts() {
  const folded = useRef<HTMLDetailsElement>(null);
  return (
    <nav aria-label={navigationWords.shortcuts}>
      <div className={css.stack}>{links}</div>
      <details ref={folded} className={css.round}>
        <summary>
          <Icon name="plus" size={24} />
          <span className="unseen">{navigationWords.shortcuts}</span>
        </summary>
        <div onClick={() => folded.current?.removeAttribute('open')}>{links}</div>
      </details>
    </nav>
  );
}
