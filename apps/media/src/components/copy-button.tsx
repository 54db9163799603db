import { readableError } from '@ministry/api-client';
import { useEffect, useRef, useState } from 'react';
import styles from './components.module.css';
import { componentWords as words } from './components.content.ts';
import { copyText } from './copy-text.ts';
import { Press } from './press.tsx';

/** Milliseconds that the mark stands (MEDIA-34). */
const markTime = 2_000;

interface CopyButtonProps {
  /** What is copied, as in 'Server URL'. */
  name: string;
  /** On the button, where 'Copy' would say too little. */
  words?: string;
  /** The text, or how to get it: a key is fetched when it is wanted. */
  text: string | (() => Promise<string>);
  isOff?: boolean;
  /** Selects what can be seen, where the browser refuses every copy. */
  onRefused?: () => void;
}

export function CopyButton({ name, words: visible, text, isOff = false, onRefused }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'copied'>('ready');
  const [problem, setProblem] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    clearTimeout(timer.current);
    setProblem('');
    setState(typeof text === 'string' ? 'ready' : 'busy');
    try {
      const isCopied = await copyText(typeof text === 'string' ? text : await text());
      setState(isCopied ? 'copied' : 'ready');
      if (isCopied) timer.current = setTimeout(() => setState('ready'), markTime);
      else {
        onRefused?.();
        setProblem(words.copyRefused);
      }
    } catch (error) {
      setState('ready');
      setProblem(readableError(error));
    }
  }

  return (
    <>
      <Press isOff={isOff} isBusy={state === 'busy'} onPress={() => void copy()}>
        <span className={state === 'copied' ? styles.copied : undefined}>
          {state === 'copied' ? words.copied : (visible ?? words.copy)}
        </span>
        {visible ? null : <span className={styles.spoken}> {name}</span>}
      </Press>
      <span role="status" className={problem ? styles.failure : styles.spoken}>
        {problem || (state === 'copied' ? words.nameCopied(name) : '')}
      </span>
    </>
  );
}
