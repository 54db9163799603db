import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ApiPath } from '@ministry/api-client';
import { dayLocale } from '@ministry/messages';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { communityCopy as copy } from './community.copy.ts';
import { useCount } from './use-count.ts';
import layout from '../../components/layout.module.css';

export interface Figure {
  /** The list whose rows are counted. */
  path: ApiPath<unknown[]>;
  /** Label after the number: 'waiting for review'. */
  label: string;
  /** Somebody has to act on these rows: shown in the warning colour unless the number is 0. */
  isWaiting?: boolean;
}

interface OverviewCardProps {
  title: string;
  text: string;
  /** Address of the manager that the card opens. */
  to: string;
  figures: Figure[];
}

/** One card of the overview. The whole card is a link to the manager. */
export function OverviewCard({ title, text, to, figures }: OverviewCardProps) {
  const id = useId();
  return (
    <article className={`${layout.card} ${layout.choiceCard} ${layout.padded} ${layout.column}`} aria-labelledby={id}>
      <h2 id={id}>
        <Link to={to} className={`${layout.between} ${layout.stretchedLink}`}>
          {title}
          <Icon name="forward" />
        </Link>
      </h2>
      <p className={`${layout.spaceBelowLoose} ${layout.muted}`}>{text}</p>
      <ul className={`${layout.plainList} ${layout.stackTight} ${layout.ruled}`}>
        {figures.map((figure) => (
          <Count key={figure.path} {...figure} />
        ))}
      </ul>
    </article>
  );
}

function Count({ path, label, isWaiting = false }: Figure) {
  const { count, hasFailed, retry } = useCount(path);
  if (hasFailed) {
    return (
      <li>
        <span>{copy.notCounted({ label })}</span>{' '}
        <button
          type="button"
          className={`${layout.linkButton} ${layout.aboveLink}`}
          onClick={retry}
          aria-label={copy.tryAgain({ label })}
        >
          {common.tryAgain}
        </button>
      </li>
    );
  }
  return (
    <li className={isWaiting && count ? layout.warning : undefined} aria-busy={count === undefined}>
      <strong>{count === undefined ? '…' : count.toLocaleString(dayLocale)}</strong> {label}
    </li>
  );
}
