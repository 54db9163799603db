import type { ReactNode } from 'react';
import css from './banner.module.css';

/** The dark head of a page with its h1. */
export function Banner({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className={`night ${css.banner}`}>
      <div className="wrap">
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}
