import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../drawings/icon.tsx';
import css from './form.module.css';

interface FormDoneProps {
  words: { title: string; description: string };
  children?: ReactNode;
  another: string;
  /** The form empty again, for whom no script answers the press. */
  to: string;
  onAnother(): void;
}

/** Stands where a form stood that has gone out; it has the focus that the form had. */
export function FormDone({ words, children, another, to, onAnother }: FormDoneProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => void heading.current?.focus(), []);
  return (
    <div className={css.done}>
      <p ref={heading} className={css.doneTitle} tabIndex={-1}>
        <Icon name="check" size={28} />
        {words.title}
      </p>
      <p>{words.description}</p>
      {children}
      <Link to={to} className="btn btn-quiet" onClick={onAnother}>
        {another}
      </Link>
    </div>
  );
}
