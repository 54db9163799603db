import { useStats } from '../../use-stats.ts';
import { inboxCopy as copy } from './inbox.copy.ts';
import layout from '../../components/layout.module.css';

/** Warns that replies stay on the server while no mail server is set up, so that nobody waits for a mail that was never sent. */
export function MailServerNote() {
  const { data } = useStats();
  if (data?.mailConfigured !== false) return null;
  return <span className={`${layout.warning} ${layout.block} ${layout.spaceAbove}`}>{copy.noMailServer}</span>;
}
