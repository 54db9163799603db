import { useSearchParams } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { galleryReads, useGallery } from '../../features/gallery/api/use-galleries.ts';
import { GalleryView } from '../../features/gallery/components/gallery-view.tsx';
import { galleryCopy as copy } from '../../features/gallery/gallery.copy.ts';
import { galleryAddress, idIn } from '../../features/gallery/gallery-address.ts';
import { Banner } from '../../layout/banner.tsx';

const base = '/gallery';

function GalleryPage() {
  const [search] = useSearchParams();
  const album = idIn(search, 'album');
  return (
    <>
      {album === null ? <AlbumsHead /> : <AlbumHead id={album} />}
      <Banner title={copy.title} lead={copy.lead} />
      <div className="wrap section">
        <GalleryView base={base} level={2} />
      </div>
    </>
  );
}

function AlbumsHead() {
  usePageHead({ title: copy.title, description: copy.description, path: base });
  return null;
}

function AlbumHead({ id }: { id: number }) {
  const read = useGallery(id);
  const album = read.state === 'ready' ? read.data : undefined;
  usePageHead({
    title: album ? `${album.title}: photos` : read.state === 'missing' ? copy.notFound : copy.title,
    description: album?.description || copy.description,
    path: read.state === 'missing' ? undefined : galleryAddress(base, { album: id }),
    status: read.state === 'missing' ? 404 : undefined,
  });
  return null;
}

export const page: PageModule = {
  Component: GalleryPage,
  query: ['album', 'photo'],
  reads: ({ search }) => galleryReads(search),
};
