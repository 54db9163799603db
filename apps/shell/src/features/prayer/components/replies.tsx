import { formatLongDay } from '@ministry/domain';
import { isMissing } from '../../../app/reads.ts';
import { useReplies } from '../api/use-prayer.ts';
import { repliesCopy as copy } from '../prayer.copy.ts';
import css from './prayer.module.css';

/** One request with its replies. `sentAt` is null if this device does not know it; the server's date is shown then. */
export function Replies({ code, sentAt, onForget }: { code: string; sentAt: string | null; onForget?: () => void }) {
  const { data, error, refetch, isFetching } = useReplies(code);
  const isUnknown = isMissing(error);
  const day = sentAt ?? data?.createdAt;
  return (
    <li className={css.request}>
      <h4>
        {day ? copy.sentOn({ day: formatLongDay(new Date(day)) }) : copy.byCode}
        {data?.isAnswered ? <span className="badge badge-nile">{copy.answered}</span> : null}
      </h4>
      <p className={css.codeLine}>{code}</p>
      {data === undefined && (isFetching || !error) ? <p role="status">{copy.loading}…</p> : null}
      {data === undefined && error && !isFetching ? (
        <p role="alert">
          {isUnknown ? copy.unknown : copy.failed}{' '}
          {isUnknown ? null : (
            <button type="button" className="btn btn-quiet" onClick={() => void refetch()}>
              {copy.tryAgain}
            </button>
          )}
        </p>
      ) : null}
      {data?.replies.length === 0 ? <p>{copy.noReply}</p> : null}
      {data?.replies.map((reply) => (
        <blockquote key={`${reply.createdAt} ${reply.content}`}>
          <p className={css.reply}>{reply.content}</p>
          <cite>{copy.reply({ day: formatLongDay(new Date(reply.createdAt)) })}</cite>
        </blockquote>
      ))}
      {onForget ? (
        <button type="button" className={css.forget} onClick={onForget}>
          {copy.forget}
          <span className="unseen">: {code}</span>
        </button>
      ) : null}
    </li>
  );
}
