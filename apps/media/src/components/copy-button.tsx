import { useEffect, useRef, useState } from 'react';
import { readableError } from '@ministry/api-client';
import { Button } from './button.tsx';
import { componentCopy as copy } from './components.copy.ts';
import { copyText } from './copy-text.ts';
import styles from './components.module.css';

/** Milliseconds for which the ‘Copied’ mark is shown (MEDIA-34). */
const markTime = 2_000;

interface CopyButtonProps {
  /** Name of what is copied: 'Server URL'. */
  name: string;
  /** Label of the button, if 'Copy' says too little. */
  copy?: string;
  /** The text, or a function that fetches it: a key is fetched only when it is needed. */
  text: string | (() => Promise<string>);
  isOff?: boolean;
  /** Selects the visible text, if the browser refuses to copy. */
  onRefused?: () => void;
}

export function CopyButton({ name, copy: visible, text, isOff = false, onRefused }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'copied'>('ready');
  const [problem, setProblem] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copyValue() {
    clearTimeout(timer.current);
    setProblem('');
    setState(typeof text === 'string' ? 'ready' : 'busy');
    try {
      const isCopied = await copyText(typeof text === 'string' ? text : await text());
      setState(isCopied ? 'copied' : 'ready');
      if (isCopied) timer.current = setTimeout(() => setState('ready'), markTime);
      else {
        onRefused?.();
        setProblem(copy.copyRefused);
      }
    } catch (error) {
      setState('ready');
      setProblem(readableError(error));
    }
  }

  return (
    <>
      <Button isOff={isOff} isBusy={state === 'busy'} onPress={() => void copyValue()}>
        <span className={state === 'copied' ? styles.copied : undefined}>
          {state === 'copied' ? copy.copied : (visible ?? copy.copy)}
        </span>
        {visible ? null : <span className={styles.spoken}> {name}</span>}
      </Button>
      <span role="status" className={problem ? styles.failure : styles.spoken}>
        {problem || (state === 'copied' ? copy.nameCopied({ name }) : '')}
      </span>
    </>
  );
}
