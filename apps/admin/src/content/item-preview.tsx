import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { commonCopy as common } from '../common.copy.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { Loading } from '../components/loading.tsx';
import { readQuery } from '../reads.ts';
import { contentCopy as copy } from './content.copy.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import { PagePreview } from './page-preview.tsx';
import styles from './content-list.module.css';

interface ItemPreviewProps<Item extends ContentItem> {
  content: ContentType<Item>;
  item: Item;
  onClose(): void;
  /** Left out for a role that may not edit. */
  onEdit?(): void;
}

/** Preview of an item as it is stored; a published item also has a link to its public page (EDIT-08). */
export function ItemPreview<Item extends ContentItem>({ content, item, onClose, onEdit }: ItemPreviewProps<Item>) {
  // The list has only shortened texts, so the whole item is read.
  const { data, error, refetch } = useQuery({
    ...readQuery(content.itemPath(item.id)),
    gcTime: 0,
  });
  const footer = (
    <>
      {item.status === 'published' ? (
        <Button href={content.publicPath(item)} target="_blank" rel="noopener">
          {copy.openPublicPage}
        </Button>
      ) : null}
      {item.status === 'deleted' || !onEdit ? null : (
        <Button type="primary" onClick={onEdit}>
          {common.edit}
        </Button>
      )}
    </>
  );
  return (
    <Modal open title={copy.previewOf({ item: content.nameOf(item) })} width={980} footer={footer} onCancel={onClose}>
      <div className={styles.preview}>
        {data ? <PagePreview content={content} draft={content.toDraft(data)} stored={data} /> : null}
        {error ? <LoadFailed title={copy.previewFailed} error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <Loading label={copy.loadingPreview} />}
      </div>
    </Modal>
  );
}
