import { Link, useSearchParams } from 'react-router-dom';
import type { GalleryResponse } from '@ministry/api-client';
import { Loading } from '../../../drawings/loading.tsx';
import { type Gallery, useGalleries, useGallery } from '../api/use-galleries.ts';
import { galleryCopy as copy } from '../gallery.copy.ts';
import { idIn } from '../gallery-address.ts';
import { AlbumList } from './album-list.tsx';
import { AlbumView } from './album-view.tsx';
import { Notice } from './notice.tsx';

interface GalleryViewProps {
  /** Address of the albums: `/gallery`, `/community?tab=gallery`. */
  base: string;
  /** Level of the album headings. */
  level: 2 | 3;
}

/** The albums, or one album (`album`) or photo (`photo`) named by the address. The same on every page that shows it (GAL-01). */
export function GalleryView({ base, level }: GalleryViewProps) {
  const [search] = useSearchParams();
  const album = idIn(search, 'album');
  return album === null ? (
    <Albums base={base} level={level} />
  ) : (
    <Album id={album} photoId={idIn(search, 'photo')} base={base} level={level} />
  );
}

function Albums({ base, level }: GalleryViewProps) {
  const read = useGalleries();
  if (read.state !== 'ready') return <StatusCell read={read} base={base} level={level} />;
  if (read.data.length === 0) return <Notice title={copy.none} text={copy.noneText} level={level} />;
  return <AlbumList galleries={read.data} base={base} level={level} />;
}

function Album({ id, photoId, base, level }: GalleryViewProps & { id: number; photoId: number | null }) {
  const read = useGallery(id);
  if (read.state !== 'ready') return <StatusCell read={read} base={base} level={level} />;
  return <AlbumView key={id} gallery={read.data} photoId={photoId} base={base} level={level} />;
}

type NotReady = Exclude<Gallery<GalleryResponse | GalleryResponse[]>, { state: 'ready' }>;

/** Shown while there is no gallery to show: loading, invalid, missing or failed. */
function StatusCell({ read, base, level }: GalleryViewProps & { read: NotReady }) {
  if (read.state === 'loading') return <Loading label={copy.loading} />;
  if (read.state === 'invalid') return <Notice title={copy.invalid} level={level} isFailure />;
  if (read.state === 'missing') {
    return (
      <Notice title={copy.notFound} text={copy.notFoundText} level={level}>
        <Link to={base} className="btn btn-nile">
          {copy.back}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice title={copy.failed} text={copy.failedText} level={level} isFailure>
      <button type="button" className="btn btn-nile" onClick={read.retry}>
        {copy.tryAgain}
      </button>
    </Notice>
  );
}
