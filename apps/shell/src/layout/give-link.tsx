import { Link } from 'react-router-dom';
import { useSettings } from '../app/site.tsx';
import { navigationCopy } from './navigation.copy.ts';

/** NAV-16, NAV-17: links to the external donation page in a new tab, or to the contact page where none is set. */
export function GiveLink({ label, className }: { label: string; className?: string }) {
  const { giveUrl } = useSettings();
  if (giveUrl === null) {
    return (
      <Link to="/contact#donation" className={className}>
        {label}
      </Link>
    );
  }
  return (
    <a href={giveUrl} target="_blank" rel="noopener" className={className}>
      {label}
      <span className="unseen"> {navigationCopy.newTab}</span>
    </a>
  );
}
