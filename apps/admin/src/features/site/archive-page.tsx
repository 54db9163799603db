import { useQuery } from '@tanstack/react-query';
import { apiPath } from '@ministry/api-client';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { readQuery } from '../../reads.ts';
import { archiveCopy as copy } from './archive.copy.ts';
import { ArchiveExport } from './archive-export.tsx';
import { ArchiveImport } from './archive-import.tsx';
import layout from '../../components/layout.module.css';

const path = apiPath('/api/site/archive/contents');

/** Moves a site, for example from a trial to its own server. */
export default function ArchivePage() {
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  return (
    <PageFrame title={copy.title} lead={copy.lead}>
      {error ? (
        <LoadFailed title={copy.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={layout.stackLoose} style={{ maxWidth: 960 }}>
          <ArchiveExport contents={data} />
          <ArchiveImport contents={data} onImported={() => void refetch()} />
        </div>
      ) : (
        <Loading label={copy.counting} />
      )}
    </PageFrame>
  );
}
