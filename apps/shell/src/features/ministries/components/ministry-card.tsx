import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { MinistryPageResponse } from '@ministry/api-client';
import { ministryCategories } from '@ministry/domain';
import { basePath } from '@ministry/messages';
import { RichText } from '@ministry/ui/rich-text';
import { ministryCopy as copy } from '../ministries.copy.ts';
import { isCut, joinLink, ministryAnchor, type MinistryFacts, wholeLink, wholeSentences } from '../ministry.ts';
import { MinistryIconImage } from './ministry-icon.tsx';
import css from './ministry-card.module.css';

interface MinistryCardProps {
  ministry: MinistryFacts;
  /** The whole description, once the visitor has asked for it. */
  whole: MinistryPageResponse['content'] | undefined;
  /** Handles a click on the link to the whole description. */
  onReadMore(event: MouseEvent): void;
}

/** One ministry with its icon, its description and its impact. Belongs below a second-level heading. */
export function MinistryCard({ ministry, whole, onReadMore }: MinistryCardProps) {
  const { name, description, icon, category, impact, established, language } = ministry;
  return (
    <article id={ministryAnchor(ministry)} className={css.card}>
      <MinistryIconImage icon={icon} />
      <div>
        <h3 lang={language}>{name}</h3>
        <p className={css.facts}>
          {ministryCategories[category]}
          {established ? <span>{copy.since({ year: established })}</span> : null}
        </p>
        {whole ? (
          <div className={css.whole} lang={language}>
            <RichText nodes={whole} />
          </div>
        ) : (
          <p lang={language}>{wholeSentences(description)}</p>
        )}
        {impact ? (
          <p className={css.impact} lang={language}>
            {impact}
          </p>
        ) : null}
        <p className={css.links}>
          {isCut(ministry) && !whole ? (
            <a href={basePath + wholeLink(ministry)} onClick={onReadMore}>
              {copy.readMore}
              <span className="unseen">: {name}</span>
            </a>
          ) : null}
          <Link to={joinLink(ministry)}>
            {copy.join}
            <span className="unseen">: {name}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
