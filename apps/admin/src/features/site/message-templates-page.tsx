import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { readQuery } from '../../reads.ts';
import { byArea, listPath, stateOf } from './message-template.ts';
import { messageTemplatesCopy as copy } from './message-templates.copy.ts';
import layout from '../../components/layout.module.css';

/** All messages that are sent automatically, and whether the office has changed their texts. */
export default function MessageTemplatesPage() {
  const { data, error, refetch } = useQuery({ ...readQuery(listPath), gcTime: 0 });
  return (
    <PageFrame title={copy.title} lead={copy.lead}>
      {error ? (
        <LoadFailed title={copy.listFailed} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        byArea(data).map(([area, templates]) => (
          <section key={area} className={layout.spaceBelowLoose} aria-label={area}>
            <h2 className={layout.spaceBelow}>{area}</h2>
            <RowList className={layout.rows}>
              {templates.map((template) => (
                <li key={template.key}>
                  <div className={layout.full}>
                    <div className={layout.row}>
                      <Link to={`/site/messages/${template.key}`} className={layout.strong ?? ''}>
                        {template.title}
                      </Link>
                      <Badge tone="secondary">{template.channel === 'email' ? common.eMail : common.textMessage}</Badge>
                      <Badge tone={template.isStandard ? 'secondary' : 'default'}>{stateOf(template)}</Badge>
                    </div>
                    <p className={layout.muted}>{template.sentWhen}</p>
                  </div>
                </li>
              ))}
            </RowList>
          </section>
        ))
      ) : (
        <Loading label={copy.listLoading} />
      )}
    </PageFrame>
  );
}
