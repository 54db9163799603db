import { Choice } from '../components/choice.tsx';

export interface ToolbarChoice<Name extends string> {
  /** As in the address. */
  name: Name;
  label: string;
  options: Record<string, string>;
}

interface ToolbarChoicesProps<Name extends string> {
  choices: readonly ToolbarChoice<Name>[];
  query: Readonly<Record<Name, string>>;
  onChange(change: Partial<Record<Name, string>>): void;
}

/** The filters of a list that offer a few options each. */
export function ToolbarChoices<Name extends string>({ choices, query, onChange }: ToolbarChoicesProps<Name>) {
  return choices.map(({ name, label, options }) => (
    <Choice
      key={name}
      aria-label={label}
      value={query[name]}
      options={options}
      onChange={(value) => onChange({ [name]: value } as Partial<Record<Name, string>>)}
    />
  ));
}
