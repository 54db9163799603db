import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { type CampaignTextRequest, dataOf } from '@ministry/api-client';
import { useSite } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { RichPreview } from '../../content/rich-preview.tsx';
import { api } from '../../session.ts';
import { BulletinButton } from './bulletin-button.tsx';
import { CampaignPicture } from './campaign-picture.tsx';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import layout from '../../components/layout.module.css';

const views = [
  { value: 'mail', label: copy.mail },
  { value: 'text', label: copy.plainText },
  { value: 'picture', label: common.picture },
] as const;
type View = (typeof views)[number]['value'];

/** A newsletter as its readers get it, with the current content of its blocks: as HTML, as plain text, as a picture and in print. */
export function MailPreview({ subject, body }: CampaignTextRequest) {
  const [view, setView] = useState<View>('mail');
  const identity = useSite().settings?.identity;
  const { data, error, refetch } = useQuery({
    queryKey: ['mail preview', subject, body],
    queryFn: () => dataOf(api.calls.POST('/api/newsletter/campaigns/preview', { body: { subject, body } })),
    gcTime: 0,
  });
  if (error) return <LoadFailed title={copy.previewFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={copy.makingMail} />;
  return (
    <section className={layout.stack} aria-label={copy.mailPreview}>
      <div className={layout.row}>
        <Segmented<View> aria-label={copy.showAs} options={[...views]} value={view} onChange={setView} />
        <BulletinButton subject={subject} body={body} />
      </div>
      {view === 'picture' ? (
        <CampaignPicture subject={subject} body={body} />
      ) : view === 'text' ? (
        <pre className={`${layout.card} ${layout.padded} ${layout.prose}`} tabIndex={0}>
          {data.text}
        </pre>
      ) : (
        <div className={`${layout.card} ${layout.padded} ${layout.stack}`} style={{ maxWidth: 600 }}>
          <p className={layout.title}>{identity?.name}</p>
          <RichPreview nodes={data.content} />
          <p className={`${layout.ruled} ${layout.muted}`}>
            {copy.mailFoot({ name: identity?.name ?? '', postal: identity?.postal ?? '' })}
          </p>
        </div>
      )}
    </section>
  );
}
