import type { ReactNode, Ref } from 'react';
import styles from './components.module.css';

interface ButtonProps {
  kind?: 'primary' | 'quiet' | 'live' | 'danger';
  /** The action is under way: clicks are ignored, and `busyCopy` is shown. */
  isBusy?: boolean;
  busyCopy?: string;
  /** Clicks are ignored. The button can still have the focus, so that keyboard users do not lose their place on the page. */
  isOff?: boolean;
  describedBy?: string | undefined;
  label?: string | undefined;
  pressed?: boolean;
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
  onPress?: () => void;
  children: ReactNode;
}

export function Button({
  kind = 'quiet',
  isBusy = false,
  busyCopy,
  isOff = false,
  describedBy,
  label,
  pressed,
  type = 'button',
  ref,
  onPress,
  children,
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      className={styles[kind]}
      aria-disabled={isBusy || isOff ? true : undefined}
      aria-busy={isBusy ? true : undefined}
      aria-describedby={describedBy}
      aria-label={label}
      aria-pressed={pressed}
      onClick={(event) => {
        if (isBusy || isOff) event.preventDefault();
        else onPress?.();
      }}
    >
      {isBusy && busyCopy ? busyCopy : children}
    </button>
  );
}
