import { Button } from 'antd';
import { useState } from 'react';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { BackToOverview } from '../../components/back-to-overview.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { DraftsBanner } from '../../content/drafts-banner.tsx';
import { api } from '../../session.ts';
import { ReviewPanel } from './review-panel.tsx';
import { draftsType, type Testimonial, testimonialCopy, testimonialPath } from './testimonial.ts';
import { TestimonialFormDialog } from './testimonial-form.tsx';
import { TestimonialList } from './testimonial-list.tsx';
import { testimonialsCopy as copy } from './testimonials.copy.ts';
import { useReview } from './use-review.ts';
import { useTestimonials } from './use-testimonials.ts';
import layout from '../../components/layout.module.css';

const drafts = { type: draftsType, copy: testimonialCopy };

/** The testimonial of an unsaved draft, to continue editing; null if it cannot be read. */
async function readForDraft(id: number | 'new'): Promise<Testimonial | 'new' | null> {
  if (id === 'new') return 'new';
  try {
    return await api.read(testimonialPath(id));
  } catch (error) {
    showToast({
      title: copy.draftFailed,
      description: copy.draftKept({ reason: readableError(error) }),
      variant: 'destructive',
    });
    return null;
  }
}
/** Testimonials: the review of waiting ones, and the list of all (TST-10 to TST-19). */
export default function TestimonialsPage() {
  const actions = useTestimonials();
  const review = useReview();
  const [edited, setEdited] = useState<Testimonial | 'new' | null>(null);
  useShortcut('n', copy.add, () => setEdited('new'));

  function onSaved(saved: Testimonial) {
    setEdited(null);
    showToast({
      title: edited === 'new' ? copy.added({ name: saved.name }) : copy.saved({ name: saved.name }),
    });
    actions.reload();
    if (saved.id !== review.current?.id) return;
    if (review.at > 0 && saved.verified) review.leave(saved.id);
    else review.show(saved);
  }

  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      back={<BackToOverview />}
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => setEdited('new')}>
          {copy.add}
        </Button>
      }
    >
      <DraftsBanner
        key={edited === null ? 'closed' : 'open'}
        content={drafts}
        onOpen={(id) => void readForDraft(id).then((found) => found && setEdited(found))}
      />
      <ReviewPanel review={review} actions={actions} onEdit={setEdited} />
      <section className={layout.stackLoose} aria-label={copy.all}>
        <TestimonialList actions={actions} onRead={({ id }) => review.open(id)} />
      </section>
      {edited ? (
        <TestimonialFormDialog
          testimonial={edited === 'new' ? null : edited}
          onSaved={onSaved}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </PageFrame>
  );
}
