import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { readQuery } from '../../reads.ts';
import { templatePath } from './message-template.ts';
import { MessageTemplateEditor } from './message-template-editor.tsx';
import { messageTemplatesCopy as copy } from './message-templates.copy.ts';

/** The template of one message. */
export default function MessageTemplatePage() {
  const { key = '' } = useParams();
  // Read again at each visit, so that changes of others are shown.
  const { data, error, refetch } = useQuery({ ...readQuery(templatePath(key)), gcTime: 0 });
  if (data) return <MessageTemplateEditor key={key} stored={{ ...data, id: 1 }} />;
  return (
    <PageFrame title={copy.untitled} lead="" back={<BackLink to="/site/messages">{copy.title}</BackLink>}>
      {error ? (
        <LoadFailed title={copy.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={copy.loading} />
      )}
    </PageFrame>
  );
}
