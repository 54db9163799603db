import { useEffect, useRef, useState } from 'react';
import { readableError } from '@ministry/api-client';
import { Button } from './button.tsx';
import { componentCopy as copy } from './components.copy.ts';
import { copyText } from './copy-text.ts';
import styles from './components.module.css';

/** Milliseconds that the mark stands (MEDIA-34). */
const markTime = 2_000;

interface CopyButtonProps {
  /** What is copied, as in 'Server URL'. */
  name: string;
  /** On the button, where 'Copy' would say too little. */
  copy?: string;
  /** The text, or how to get it: a key is fetched when it is wanted. */
  text: string | (() => Promise<string>);
  isOff?: boolean;
  /** Selects what can be seen, where the browser refuses every copy. */
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
