import { Alert } from 'antd';
import { contentCopy as copy } from './content.copy.ts';

/** Says why the server does not keep what is typed. @param reason empty while the server keeps it */
export const DraftRefusedNotice = ({ reason }: { reason: string }) =>
  reason ? <Alert type="warning" showIcon title={copy.draftRefused({ reason })} /> : null;
