import { Descriptions } from 'antd';
import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values of one item, one per line; null leaves a line out. */
export const Facts = ({ facts }: { facts: readonly (Fact | null)[] }) => (
  <Descriptions
    className="facts"
    column={1}
    colon={false}
    styles={{ label: { flex: '0 0 6.5rem', color: 'var(--c-muted)' }, content: { display: 'block', minWidth: 0 } }}
    items={facts.flatMap((fact) => (fact ? [{ key: fact[0], label: fact[0], children: fact[1] }] : []))}
  />
);
