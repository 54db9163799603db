import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../drawings/icon.tsx';
import { navigationCopy, shortcuts } from './navigation.copy.ts';
import css from './shortcuts.module.css';

const links = shortcuts.map(({ href, label, icon }) => (
  <Link key={href} to={href}>
    <Icon name={icon} size={24} />
    <span>{label}</span>
  </Link>
));

/** NAV-26 to NAV-31: fixed links at the side on large screens, a round button that opens them on small ones. */
export function Shortcuts() {
  const folded = useRef<HTMLDetailsElement>(null);
  return (
    <nav aria-label={navigationCopy.shortcuts}>
      <div className={css.stack}>{links}</div>
      <details ref={folded} className={css.round}>
        <summary>
          <Icon name="plus" size={24} />
          <span className="unseen">{navigationCopy.shortcuts}</span>
        </summary>
        <div onClick={() => folded.current?.removeAttribute('open')}>{links}</div>
      </details>
    </nav>
  );
}
