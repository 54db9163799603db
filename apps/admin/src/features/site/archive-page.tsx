import { useQuery } from '@tanstack/react-query';
import { apiPath } from '@ministry/api-client';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { readQuery } from '../../reads.ts';
import { ArchiveExport } from './archive-export.tsx';
import { ArchiveImport } from './archive-import.tsx';
import styles from './archive.module.css';

const path = apiPath('/api/site/archive/contents');

/** How a site is moved from a trial to its server. */
export default function ArchivePage() {
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  return (
    <PageFrame
      title="Export and import"
      lead="Move the whole site, such as from a trial to its own server: content, settings and pictures as one file."
    >
      {error ? (
        <LoadFailed title="The contents could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={styles.page}>
          <ArchiveExport contents={data} />
          <ArchiveImport contents={data} onImported={() => void refetch()} />
        </div>
      ) : (
        <Loading label="Counting what the site has…" />
      )}
    </PageFrame>
  );
}
