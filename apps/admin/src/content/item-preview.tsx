import { readableError } from '@ministry/api-client';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Modal } from 'antd';
import { Waiting } from '../components/waiting.tsx';
import { api } from '../session.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import styles from './content-list.module.css';
import { PagePreview } from './page-preview.tsx';

interface ItemPreviewProps<Item extends ContentItem> {
  content: ContentType<Item>;
  item: Item;
  onClose(): void;
  onEdit(): void;
}

/** The preview of a row, as it is stored; a published item also has its public page (EDIT-08). */
export function ItemPreview<Item extends ContentItem>({ content, item, onClose, onEdit }: ItemPreviewProps<Item>) {
  const path = `${content.path}/${item.id}`;
  // The list holds the text shortened; the item itself is asked for.
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.read<Item>(path, { signal }),
    gcTime: 0,
  });
  const footer = (
    <>
      {item.status === 'published' ? (
        <Button href={content.publicPath(item)} target="_blank" rel="noopener">
          Open the public page
        </Button>
      ) : null}
      {item.status === 'deleted' ? null : (
        <Button type="primary" onClick={onEdit}>
          Edit
        </Button>
      )}
    </>
  );
  return (
    <Modal open title={`Preview of ${content.nameOf(item)}`} width={980} footer={footer} onCancel={onClose}>
      <div className={styles.preview}>
        {data ? <PagePreview content={content} draft={content.toDraft(data)} stored={data} /> : null}
        {error ? (
          <Alert
            type="error"
            title="The preview could not be loaded"
            description={readableError(error)}
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        ) : null}
        {data || error ? null : <Waiting label="Loading the preview…" />}
      </div>
    </Modal>
  );
}
