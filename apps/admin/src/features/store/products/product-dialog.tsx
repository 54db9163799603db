import { useQuery } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { Link } from 'react-router-dom';
import { apiPath } from '@ministry/api-client';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Loading } from '../../../components/loading.tsx';
import { readQuery } from '../../../reads.ts';
import type { Product } from './product.ts';
import { ProductForm } from './product-form.tsx';
import { productsCopy as copy } from './products.copy.ts';

interface ProductDialogProps {
  /** Id of the product in the address. */
  id: number | 'new';
  /** The product as the list shows it, if it is listed. */
  known: Product | undefined;
  onSaved(saved: Product): void;
  onClose(): void;
}

/** The dialog for the product in the address: a new one, one of the list, or one that a link refers to. */
export function ProductDialog({ id, known, onSaved, onClose }: ProductDialogProps) {
  const path = apiPath('/api/products/{id}', { path: { id } });
  const { data, error, refetch } = useQuery({
    ...readQuery(path),
    enabled: id !== 'new',
    gcTime: 0,
    ...(known ? { initialData: known } : {}),
  });
  if (id === 'new') return <ProductForm product={null} onSaved={onSaved} onClose={onClose} />;
  if (data && !data.deletedAt) return <ProductForm product={data} onSaved={onSaved} onClose={onClose} />;
  return (
    <Modal open title={copy.editTitle} footer={null} onCancel={onClose}>
      {error ? (
        <LoadFailed title={copy.openFailed} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        // Orders still link to deleted products.
        <Alert
          type="warning"
          showIcon
          title={copy.deletedTitle({ name: data.name })}
          description={
            <Link to={`/store?${new URLSearchParams({ status: 'deleted', search: data.name })}`}>
              {copy.restoreToChange}
            </Link>
          }
        />
      ) : (
        <Loading label={copy.loading} />
      )}
    </Modal>
  );
}
