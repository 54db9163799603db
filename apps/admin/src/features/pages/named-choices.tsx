import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { type ApiPath, apiPath } from '@ministry/api-client';
import { formatDate, pageLimits } from '@ministry/domain';
import { readQuery } from '../../reads.ts';
import { NumberedChoice } from './numbered-choice.tsx';

const albumsPath = apiPath('/api/photo-galleries', { query: { view: 'summary', limit: 500 } });
const eventsPath = apiPath('/api/events', { query: { view: 'summary', sort: '-date', limit: 500 } });

interface NamedChoiceProps {
  place: number;
  /** The id that the block names; empty for none. */
  value: string;
}

interface Named {
  id: number;
  title: string;
}

/** What can be named, newest first, and whether what is named is there. */
function useNamed<Item extends Named>(path: ApiPath<Item[]>, value: string) {
  const { data, error } = useQuery(readQuery(path));
  return {
    items: data ?? [],
    failed: error !== null,
    isGone: data !== undefined && value !== '' && !data.some(({ id }) => String(id) === value),
  };
}

/** Names an album, and says where the one that is named was deleted. */
export function AlbumChoice({ place, value }: NamedChoiceProps) {
  const { items, failed, isGone } = useNamed(albumsPath, value);
  return (
    <Form.Item
      name={[place, 'albumId']}
      label="Album"
      required
      extra={
        isGone
          ? 'This album was deleted: visitors do not see the block until another is chosen.'
          : 'Its first photos are shown.'
      }
    >
      <NumberedChoice
        empty={failed ? 'The albums could not be loaded' : 'Choose an album'}
        unknown={isGone ? 'A deleted album' : `Album ${value}`}
        items={items.map(({ id, title }) => ({ id, label: title }))}
      />
    </Form.Item>
  );
}

const counts = Array.from({ length: pageLimits.eventsShown }, (_, index) => ({
  id: index + 1,
  label: String(index + 1),
}));

/** Names an event, or how many of those that come next. */
export function EventChoice({ place, value }: NamedChoiceProps) {
  const { items, failed, isGone } = useNamed(eventsPath, value);
  return (
    <>
      <Form.Item
        name={[place, 'eventId']}
        label="Event"
        extra={isGone ? 'This event was deleted or taken down: visitors do not see the block.' : undefined}
      >
        <NumberedChoice
          empty={failed ? 'The events could not be loaded' : 'Those that come next'}
          unknown={isGone ? 'An event that is gone' : `Event ${value}`}
          items={items.map(({ id, title, date }) => ({ id, label: `${title}, ${formatDate(new Date(date))}` }))}
        />
      </Form.Item>
      {value === '' ? (
        <Form.Item name={[place, 'count']} label="How many">
          <NumberedChoice items={counts} />
        </Form.Item>
      ) : null}
    </>
  );
}
