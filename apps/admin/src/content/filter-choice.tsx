import { useQuery } from '@tanstack/react-query';
import { Choice } from '../components/choice.tsx';
import type { ContentFilter } from './content-type.ts';

interface FilterChoiceProps {
  /** Of the API's list; what belongs to it is read again after a change. */
  path: string;
  filter: ContentFilter;
  value: string;
  onChange(value: string): void;
}

/** One filter; what only the server knows joins its options as soon as it is there, and the filter works without. */
export function FilterChoice({ path, filter: { name, label, options, load }, value, onChange }: FilterChoiceProps) {
  const { data: known = [] } = useQuery({
    queryKey: [`${path}#${name}`],
    queryFn: () => load?.() ?? [],
    enabled: load !== undefined,
  });
  const more = value && !known.includes(value) && !Object.hasOwn(options, value) ? [...known, value] : known;
  return (
    <Choice
      aria-label={label}
      value={value}
      options={{ ...options, ...Object.fromEntries(more.map((word) => [word, word])) }}
      onChange={onChange}
    />
  );
}
