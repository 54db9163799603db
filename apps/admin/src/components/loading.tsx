import { Skeleton } from 'antd';
import layout from './layout.module.css';

/** Says what is loading, above a skeleton of the content. The skeleton is not animated, because that keeps a cheap phone busy. */
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
