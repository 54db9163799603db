import { Input, type InputProps } from 'antd';
import { useId } from 'react';

interface SuggestInputProps extends InputProps {
  /** Offered while typing, so that the name of a speaker is always spelt the same; any other text is accepted too. */
  suggestions: readonly string[];
}

/** One line of text. */
export function SuggestInput({ suggestions, ...input }: SuggestInputProps) {
  const list = useId();
  if (suggestions.length === 0) return <Input {...input} />;
  return (
    <>
      <Input {...input} list={list} autoComplete="off" />
      <datalist id={list}>
        {suggestions.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}
