import { formatDate, formatLongDay } from '@ministry/domain';
import { RichText } from '@ministry/ui/rich-text';
import { Picture } from '../../../drawings/picture.tsx';
import { belowTitle, isNew, partsOf, type Announcement } from '../announcement.ts';
import { announcementWords as words, priorityWords } from '../announcements.content.ts';
import css from './announcement-card.module.css';

interface AnnouncementCardProps {
  announcement: Announcement;
  now: Date;
  /** Level of its title. */
  level: 2 | 3;
}

export function AnnouncementCard({ announcement, now, level }: AnnouncementCardProps) {
  const { id, title, priority, date, validUntil, featuredImage, richText } = announcement;
  const Title = `h${level}` as const;
  const { shown, rest } = partsOf(belowTitle(richText, level));
  return (
    <article aria-labelledby={`announcement-${id}`} className={`${css.card} ${priority === 'high' ? css.high : ''}`}>
      <div className={css.facts}>
        <p className={css.badges}>
          {isNew(announcement, now) ? <span className="badge badge-sun">{words.isNew}</span> : null}
          <span className={`badge ${priority === 'high' ? css.urgent : ''}`}>{priorityWords[priority]}</span>
        </p>
        <p>
          <span className="unseen">{words.published} </span>
          <time dateTime={date}>{formatLongDay(new Date(date))}</time>
        </p>
        {validUntil === null ? null : (
          <p className={css.until}>
            {words.until} <time dateTime={validUntil}>{formatDate(new Date(validUntil))}</time>
          </p>
        )}
      </div>
      <div className={css.body}>
        <Title id={`announcement-${id}`} className={css.title}>
          {title}
        </Title>
        <RichText nodes={shown} />
        {rest.length > 0 ? (
          <details>
            <summary>
              {words.more}
              <span className="unseen">: {title}</span>
            </summary>
            <RichText nodes={rest} />
          </details>
        ) : null}
        {/* ANN-08: one that cannot be had leaves no gap. */}
        {featuredImage ? (
          <Picture
            tap={words.showPicture}
            src={featuredImage}
            alt=""
            width={640}
            height={360}
            className={css.art}
            placeholder={null}
          />
        ) : null}
      </div>
    </article>
  );
}
