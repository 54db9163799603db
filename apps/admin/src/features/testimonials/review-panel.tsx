import { Alert, Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { readableError } from '@ministry/api-client';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { DeleteTestimonials } from './delete-testimonials.tsx';
import { ReaderActions } from './reader-actions.tsx';
import type { Testimonial } from './testimonial.ts';
import { TestimonialText } from './testimonial-text.tsx';
import { testimonialsCopy as copy } from './testimonials.copy.ts';
import type { Review } from './use-review.ts';
import type { Action, TestimonialActions } from './use-testimonials.ts';
import layout from '../../components/layout.module.css';

interface ReviewPanelProps {
  review: Review;
  actions: TestimonialActions;
  onEdit(testimonial: Testimonial): void;
}

/** Moves the focus to an opened testimonial, and steps through the queue by keyboard. Returns the ref of the title. */
function useReviewKeys({ current, before, after, open }: Review, isBusy: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  // A testimonial that is opened by hand or after a decision gets the focus on its title, so that reading starts there. When the page itself opens, the
  // focus stays at its top.
  const shown = useRef(current?.id);
  useEffect(() => {
    if (current && shown.current !== undefined && shown.current !== current.id) title.current?.focus();
    shown.current = current?.id ?? shown.current;
  }, [current]);

  const isReading = current !== undefined && !isBusy;
  useShortcut('s', copy.shortcuts.skip, () => after && open(after.id), isReading && after !== undefined);
  useShortcut('b', copy.shortcuts.back, () => before && open(before.id), isReading && before !== undefined);
  return title;
}

/** One testimonial to read and decide on. After the decision the next waiting one is opened. */
export function ReviewPanel({ review, actions, onEdit }: ReviewPanelProps) {
  const { current, at, total } = review;
  const [isAsking, setAsking] = useState(false);
  const id = useId();

  const title = useReviewKeys(review, actions.isBusy);

  async function verify(testimonial: Testimonial, verified: boolean) {
    const changed = await actions.verify(testimonial, verified);
    if (!changed) return;
    if (at > 0) review.leave(testimonial.id);
    else review.show(changed);
  }
  async function act(action: Action, testimonial: Testimonial) {
    setAsking(false);
    if (!(await actions.one(action, testimonial))) return;
    if (at > 0) review.leave(testimonial.id);
    else review.open(null);
  }

  if (review.isLoading || review.error || review.missing) return <ReviewStatus review={review} />;
  return (
    <section className={`${layout.card} ${layout.padded} ${layout.accent} ${layout.stack}`} aria-labelledby={id}>
      <div className={layout.row}>
        <h2 id={id}>{copy.review.title}</h2>
        <p className={layout.muted} role="status">
          {placeInCopy(at, total, current !== undefined)}
        </p>
        {current ? <TurnButtons review={review} /> : null}
      </div>
      {current ? (
        <article className={`${layout.stackLoose} ${layout.ruled}`} aria-labelledby={`${id}-name`}>
          <TestimonialText testimonial={current} titleId={`${id}-name`} titleRef={title} />
          <ReaderActions
            testimonial={current}
            isBusy={actions.isBusy}
            onVerify={(verified) => void verify(current, verified)}
            onAct={(action) => void act(action, current)}
            onEdit={() => onEdit(current)}
            onDelete={() => setAsking(true)}
          />
        </article>
      ) : null}
      {isAsking && current ? (
        <DeleteTestimonials
          count={1}
          name={current.name}
          onDelete={() => void act('delete', current)}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

/** Status instead of a testimonial: loading, or why it could not be opened. */
function ReviewStatus({ review }: { review: Review }) {
  if (review.isLoading) return <Loading label={copy.review.loading} />;
  if (review.error) return <LoadFailed title={copy.review.loadFailed} error={review.error} onRetry={review.retry} />;
  return (
    <Alert
      type="error"
      showIcon
      title={copy.review.openFailed}
      description={readableError(review.missing)}
      action={<Button onClick={() => review.open(null)}>{copy.review.showWaiting}</Button>}
    />
  );
}

function TurnButtons({ review }: { review: Review }) {
  const { at, before, after } = review;
  return (
    <div className={layout.row}>
      {before ? (
        <Button icon={<Icon name="back" />} title="B" onClick={() => review.open(before.id)}>
          {common.previous}
        </Button>
      ) : null}
      {after ? (
        <Button title="S" onClick={() => review.open(after.id)}>
          {at > 0 ? copy.review.skip : copy.review.toWaiting}
        </Button>
      ) : null}
      {at === 0 ? (
        <Button type="text" icon={<Icon name="close" />} onClick={() => review.open(null)}>
          {common.close}
        </Button>
      ) : null}
    </div>
  );
}

function placeInCopy(at: number, total: number, isOpen: boolean): string {
  if (total === 0) return isOpen ? copy.review.nothingElse : copy.review.nothing;
  return at > 0 ? copy.review.place({ at, total }) : copy.review.waiting({ count: total });
}
