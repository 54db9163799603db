import type { ReactNode } from 'react';
import layout from '../components/layout.module.css';

/** Short fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={layout.tilesSmall}>{children}</div>;
