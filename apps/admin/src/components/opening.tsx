import layout from './layout.module.css';

/** Text that is shown while the console opens. `Loading` would fetch Ant Design, which the sign-in form does not need. */
export const Opening = ({ label }: { label: string }) => (
  <p role="status" className={`${layout.muted} ${layout.padded}`}>
    {label}
  </p>
);
