import { Tag } from 'antd';
import type { ReactNode } from 'react';

export type BadgeTone = 'destructive' | 'warning' | 'success' | 'default' | 'secondary';

const colours = { destructive: 'error', warning: 'warning', success: 'success', default: 'processing' } as const;
const muted = { color: 'var(--c-muted)', background: 'var(--c-band)', borderColor: 'var(--c-line)' };

/** A framed word that names the kind or status of a thing. The colour only repeats what the word says. */
export const Badge = ({ tone = 'default', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <Tag
    variant="outlined"
    {...(tone === 'secondary' ? {} : { color: colours[tone] })}
    style={{
      margin: 0,
      fontWeight: 600,
      whiteSpace: 'normal',
      overflowWrap: 'normal',
      ...(tone === 'secondary' ? muted : {}),
    }}
  >
    {children}
  </Tag>
);
