import layout from './layout.module.css';

/** What the console says while it opens. `Loading` would fetch Ant Design for it, which the form to sign in does without. */
export const Opening = ({ label }: { label: string }) => (
  <p role="status" className={`${layout.muted} ${layout.padded}`}>
    {label}
  </p>
);
