import { Link } from 'react-router-dom';
import { useSettings } from '../app/site.tsx';
import { navigationWords } from './navigation.content.ts';

/** Leads to the external payment store in a new tab, or to the contact page while no such address is set (NAV-16, NAV-17). */
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
      <span className="unseen"> {navigationWords.newTab}</span>
    </a>
  );
}
