import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { type CampaignTextRequest, dataOf } from '@ministry/api-client';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { download } from '../../content/download.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import layout from '../../components/layout.module.css';

const fileName = 'newsletter.png';

function useAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** Closing the share dialog without sharing is not an error. */
async function share(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** The newsletter as a picture, for WhatsApp. Uses the phone's share dialog if it accepts files, otherwise a download. */
export function CampaignPicture({ subject, body }: CampaignTextRequest) {
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletter picture', subject, body],
    queryFn: () =>
      dataOf(api.calls.POST('/api/newsletter/campaigns/picture', { body: { subject, body }, parseAs: 'blob' })),
    gcTime: 0,
  });
  const address = useAddress(data);
  const { attempt } = useAttempt();
  if (error) return <LoadFailed title={copy.pictureFailed} error={error} onRetry={() => void refetch()} />;
  if (!data || !address) return <Loading label={copy.makingPicture} />;
  const shared = { files: [new File([data], fileName, { type: 'image/png' })] };
  return (
    <>
      <img className={layout.media} style={{ maxWidth: 360 }} src={address} alt={copy.pictureOf({ subject })} />
      <div className={layout.row}>
        <Button icon={<Icon name="download" />} onClick={() => download(data, fileName)}>
          {copy.download}
        </Button>
        {navigator.canShare?.(shared) ? (
          <Button onClick={() => void attempt(() => share(shared), copy.shareFailed)}>{copy.share}</Button>
        ) : null}
      </div>
    </>
  );
}
