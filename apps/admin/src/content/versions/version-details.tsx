import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ApiPath } from '@ministry/api-client';
import type { ContentVersionItemResponse } from '@ministry/api-client';
import { Loading } from '../../components/loading.tsx';
import { ListFailed } from '../../lists/list-states.tsx';
import { readQuery } from '../../reads.ts';
import type { ContentItem, ContentType, Draft } from '../content-type.ts';
import { Difference } from './difference.tsx';
import { differing, textOf } from './field-values.ts';
import { versionsCopy as copy } from './versions.copy.ts';
import layout from '../../components/layout.module.css';

interface VersionDetailsProps<Item extends ContentItem> {
  content: ContentType<Item>;
  /** API path of the version. */
  path: ApiPath<ContentVersionItemResponse>;
  draft: Draft;
  onPutBack(values: Draft): void;
}

/** Shows what would change in the editor if a version were put back. The switch and the times of publication stay as they are now. */
export function VersionDetails<Item extends ContentItem>({
  content,
  path,
  draft,
  onPutBack,
}: VersionDetailsProps<Item>) {
  const { data, error, refetch } = useQuery({
    ...readQuery(path),
  });
  if (error) return <ListFailed many={copy.details} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={copy.loadingVersion} />;

  const {
    isPublished: _flag,
    publishAt: _from,
    unpublishAt: _until,
    ...values
  } = content.toDraft(data.item as unknown as Item);
  const fields = differing(
    content.fields.filter(({ name }) => name in values),
    values,
    draft,
  );
  if (fields.length === 0) return <p className={layout.band}>{copy.versionIsCurrent}</p>;
  return (
    <div className={layout.band}>
      <Button type="primary" onClick={() => onPutBack(values)}>
        {copy.putBack}
      </Button>
      <p className={layout.spaceBelowLoose}>{copy.versionChanges}</p>
      {fields.map((field) => (
        <section key={field.name} className={layout.spaceBelowLoose} aria-label={field.label}>
          <p className={`${layout.strong} ${layout.spaceBelow}`}>{field.label}</p>
          <Difference before={textOf(field, draft[field.name])} after={textOf(field, values[field.name])} />
        </section>
      ))}
    </div>
  );
}
