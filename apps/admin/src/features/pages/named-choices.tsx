import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { type ApiPath, apiPath } from '@ministry/api-client';
import { formatDate, pageLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { readQuery } from '../../reads.ts';
import { NumberedChoice } from './numbered-choice.tsx';
import { pagesCopy as copy } from './pages.copy.ts';

const albumsPath = apiPath('/api/photo-galleries', { query: { view: 'summary', limit: 500 } });
const eventsPath = apiPath('/api/events', { query: { view: 'summary', sort: '-date', limit: 500 } });

interface NamedChoiceProps {
  place: number;
  /** The id that is stored in the block; empty for none. */
  value: string;
}

interface Named {
  id: number;
  title: string;
}

/** The items to choose from, newest first, and whether the chosen one no longer exists. */
function useNamed<Item extends Named>(path: ApiPath<Item[]>, value: string) {
  const { data, error } = useQuery(readQuery(path));
  return {
    items: data ?? [],
    failed: error !== null,
    isGone: data !== undefined && value !== '' && !data.some(({ id }) => String(id) === value),
  };
}

/** Chooses an album, and warns if the chosen one was deleted. */
export function AlbumChoice({ place, value }: NamedChoiceProps) {
  const { items, failed, isGone } = useNamed(albumsPath, value);
  return (
    <Form.Item
      name={[place, 'albumId']}
      label={copy.album.label}
      required
      extra={isGone ? copy.album.isGone : copy.album.hint}
    >
      <NumberedChoice
        empty={failed ? copy.album.loadFailed : copy.album.choose}
        unknown={isGone ? copy.album.gone : copy.album.numbered({ id: value })}
        items={items.map(({ id, title }) => ({ id, label: title }))}
      />
    </Form.Item>
  );
}

const counts = Array.from({ length: pageLimits.eventsShown }, (_, index) => ({
  id: index + 1,
  label: String(index + 1),
}));

/** Chooses one event, or how many of the next events are shown. */
export function EventChoice({ place, value }: NamedChoiceProps) {
  const { items, failed, isGone } = useNamed(eventsPath, value);
  return (
    <>
      <Form.Item name={[place, 'eventId']} label={common.event} extra={isGone ? copy.event.isGone : undefined}>
        <NumberedChoice
          empty={failed ? copy.event.loadFailed : copy.event.next}
          unknown={isGone ? copy.event.gone : copy.event.numbered({ id: value })}
          items={items.map(({ id, title, date }) => ({ id, label: `${title}, ${formatDate(new Date(date))}` }))}
        />
      </Form.Item>
      {value === '' ? (
        <Form.Item name={[place, 'count']} label={copy.event.howMany}>
          <NumberedChoice items={counts} />
        </Form.Item>
      ) : null}
    </>
  );
}
