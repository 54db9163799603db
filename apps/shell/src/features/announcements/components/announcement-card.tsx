import { formatDate, formatLongDay } from '@ministry/domain';
import { LongText } from '../../../drawings/long-text.tsx';
import { Picture } from '../../../drawings/picture.tsx';
import { type Announcement, belowTitle, isNew, partsOf } from '../announcement.ts';
import { announcementCopy as copy, priorityCopy } from '../announcements.copy.ts';
import css from './announcement-card.module.css';

interface AnnouncementCardProps {
  announcement: Announcement;
  now: Date;
  /** Level of the title's heading. */
  level: 2 | 3;
}

export function AnnouncementCard({ announcement, now, level }: AnnouncementCardProps) {
  const { id, title, priority, date, validUntil, featuredImage, richText, language } = announcement;
  const Title = `h${level}` as const;
  const { shown, rest } = partsOf(belowTitle(richText, level));
  return (
    <article aria-labelledby={`announcement-${id}`} className={`${css.card} ${priority === 'high' ? css.high : ''}`}>
      <div className={css.facts}>
        <p className={css.badges}>
          {isNew(announcement, now) ? <span className="badge badge-sun">{copy.isNew}</span> : null}
          <span className={`badge ${priority === 'high' ? css.urgent : ''}`}>{priorityCopy[priority]}</span>
        </p>
        <p>
          <span className="unseen">{copy.published} </span>
          <time dateTime={date}>{formatLongDay(new Date(date))}</time>
        </p>
        {validUntil === null ? null : (
          <p className={css.until}>
            {copy.until} <time dateTime={validUntil}>{formatDate(new Date(validUntil))}</time>
          </p>
        )}
      </div>
      <div className={css.body}>
        <Title id={`announcement-${id}`} className={css.title} lang={language}>
          {title}
        </Title>
        <div lang={language}>
          <LongText nodes={shown} />
        </div>
        {rest.length > 0 ? (
          <details>
            <summary>
              {copy.more}
              <span className="unseen">: {title}</span>
            </summary>
            <LongText nodes={rest} />
          </details>
        ) : null}
        {/* ANN-08: a picture that cannot be loaded leaves no gap. */}
        {featuredImage ? (
          <Picture
            tap={copy.showPicture}
            src={featuredImage}
            alt=""
            width={640}
            height={360}
            sizes="(min-width: 34rem) 32rem, 20rem"
            className={css.art}
            placeholder={null}
          />
        ) : null}
      </div>
    </article>
  );
}
