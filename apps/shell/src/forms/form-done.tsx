import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../drawings/icon.tsx';
import css from './form.module.css';

interface FormDoneProps {
  copy: { title: string; description: string };
  children?: ReactNode;
  another: string;
  /** Address of the empty form, for visitors without scripts. */
  to: string;
  onAnother(): void;
}

/** Replaces a form that was sent, and takes the focus. */
export function FormDone({ copy, children, another, to, onAnother }: FormDoneProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => void heading.current?.focus(), []);
  return (
    <div className={css.done}>
      <p ref={heading} className={css.doneTitle} tabIndex={-1}>
        <Icon name="check" size={28} />
        {copy.title}
      </p>
      <p>{copy.description}</p>
      {children}
      <Link to={to} className="btn btn-quiet" onClick={onAnother}>
        {another}
      </Link>
    </div>
  );
}
