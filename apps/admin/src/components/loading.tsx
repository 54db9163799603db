import { Skeleton } from 'antd';
import layout from './layout.module.css';

/** What is read, in words, over the shape of what will come. It stands still: a moving one keeps a cheap phone busy. */
export function Loading({ label }: { label: string }) {
  return (
    <div className={layout.stackTight}>
      <p role="status" className={layout.muted}>
        {label}
      </p>
      <Skeleton title={false} paragraph={{ rows: 4 }} aria-hidden="true" />
    </div>
  );
}
