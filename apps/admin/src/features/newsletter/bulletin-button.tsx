import { Button } from 'antd';
import { type CampaignTextRequest, dataOf } from '@ministry/api-client';
import { Icon } from '../../components/icon.tsx';
import { download } from '../../content/download.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { newsletterCopy as copy } from './newsletter.copy.ts';

/** Downloads the newsletter as a printable PDF, for people without e-mail. */
export function BulletinButton({ subject, body }: CampaignTextRequest) {
  const { isBusy, attempt } = useAttempt();
  const print = () =>
    attempt(async () => {
      const file = await dataOf(
        api.calls.POST('/api/newsletter/campaigns/bulletin', { body: { subject, body }, parseAs: 'blob' }),
      );
      download(file, 'bulletin.pdf');
    }, copy.bulletinFailed);
  return (
    <Button icon={<Icon name="download" />} loading={isBusy} onClick={() => void print()}>
      {copy.bulletin}
    </Button>
  );
}
