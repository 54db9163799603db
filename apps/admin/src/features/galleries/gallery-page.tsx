import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { GalleryResponse } from '@ministry/api-client';
import { formatDate, purgeDate } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { BackLink } from '../../components/back-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageNotice } from '../../components/page-notice.tsx';
import { ItemTranslations } from '../../translations/item-translations.tsx';
import { AddPhotos } from './add-photos.tsx';
import { albumFacts } from './album-facts.ts';
import { AlbumForm } from './album-form.tsx';
import { DeleteAlbum } from './delete-album.tsx';
import { DeletedPhotos } from './deleted-photos.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';
import { GalleriesFailed } from './galleries-failed.tsx';
import { PhotoBoard } from './photo-board.tsx';
import { useAlbum, useAlbumCache } from './use-album.ts';
import { useAlbumActions } from './use-album-actions.ts';
import layout from '../../components/layout.module.css';

const back = <BackLink to="/community/galleries">{copy.page.back}</BackLink>;

/** One album: facts, photo upload and photos. */
export default function GalleryPage() {
  const { id = '' } = useParams();
  const read = useAlbum(/^[1-9]\d{0,9}$/.test(id) ? Number(id) : NaN);
  if (read.state === 'ready') return <Album key={read.album.id} album={read.album} />;
  return (
    <PageFrame title={copy.page.title} lead={copy.page.lead} back={back}>
      {read.state === 'loading' ? <Loading label={copy.page.loading} /> : null}
      {read.state === 'failed' ? <GalleriesFailed onRetry={read.retry} /> : null}
      {read.state === 'invalid' ? <GalleriesFailed isInvalid onRetry={read.retry} /> : null}
      {read.state === 'missing' ? (
        <PageNotice title={copy.page.notFound} text={copy.page.notFoundText}>
          <Link to="/community/galleries?status=deleted">{copy.page.seeDeleted}</Link>
        </PageNotice>
      ) : null}
    </PageFrame>
  );
}

/** Opens the editor if the address asks for it, to continue an unfinished draft of the album. */
function useAsked(deletedAt: string | null | undefined): 'edit' | null {
  const [search] = useSearchParams();
  return search.get('album') === 'edit' && !deletedAt ? 'edit' : null;
}

function Album({ album }: { album: GalleryResponse }) {
  const cache = useAlbumCache(album.id);
  const actions = useAlbumActions(() => void cache.refresh());
  const navigate = useNavigate();
  const { id, title, description, deletedAt } = album;
  const [open, setOpen] = useState<'edit' | 'delete' | null>(useAsked(deletedAt));

  return (
    <PageFrame
      title={title}
      lead={[albumFacts(album), description].filter(Boolean).join('. ')}
      back={back}
      action={
        deletedAt ? undefined : (
          <div className={layout.row}>
            {/* Opens the public site, which is outside this console. */}
            <Button href={`/gallery?album=${id}`} target="_blank" rel="noopener" icon={<Icon name="eye" />}>
              {copy.page.seeOnSite}
            </Button>
            <Button icon={<Icon name="edit" />} onClick={() => setOpen('edit')}>
              {copy.page.edit}
            </Button>
            <Button danger icon={<Icon name="trash" />} onClick={() => setOpen('delete')}>
              {copy.deleteAlbum.confirm}
            </Button>
          </div>
        )
      }
    >
      {deletedAt ? (
        <Alert
          type="warning"
          showIcon
          title={copy.page.deletedTitle}
          description={copy.page.deletedText({
            date: formatDate(purgeDate(deletedAt)),
            count: album.photoCount,
          })}
          action={<Button onClick={() => void actions.restore(album)}>{common.restore}</Button>}
        />
      ) : (
        <>
          <ItemTranslations kind="galleries" itemId={id} />
          <AddPhotos album={album} cache={cache} />
          <PhotoBoard album={album} cache={cache} />
          <DeletedPhotos albumId={id} onChanged={() => void cache.refresh()} />
        </>
      )}
      {open === 'edit' ? (
        <AlbumForm album={album} onClose={() => setOpen(null)} onSaved={(saved) => cache.change(() => saved)} />
      ) : null}
      {open === 'delete' ? (
        <DeleteAlbum
          what={album}
          onClose={() => setOpen(null)}
          onDelete={() => void actions.remove(album).then((isDone) => isDone && navigate('/community/galleries'))}
        />
      ) : null}
    </PageFrame>
  );
}
