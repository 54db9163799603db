import { useRef, useState } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';
import { Press } from '../../components/press.tsx';
import { useAction } from '../../components/use-action.ts';
import { configurationWords } from './configuration.content.ts';
import styles from './configuration.module.css';
import { Field } from './field.tsx';

const words = configurationWords.key;

interface KeyFieldProps {
  label: string;
  /** As the server tells it unasked. */
  mask: string;
  hasKey: boolean;
  problem: string | null;
  /** What was typed; the stored key is never put here. */
  typed: string;
  fault: string;
  isUnsaved: boolean;
  fetchKey: () => Promise<string>;
  onType: (value: string) => void;
}

/** A key stands masked, and only its mask is in the page until somebody presses Show; copying fetches it without showing it (MEDIA-21, MEDIA-27). */
export function KeyField({ label, mask, hasKey, problem, typed, fault, isUnsaved, fetchKey, onType }: KeyFieldProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [isClear, setClear] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const reveal = useAction(async () => {
    if (typed === '' && hasKey) setShown(await fetchKey());
    setClear(true);
  }, words.fetchFailed);
  const hide = () => {
    setShown(null);
    setClear(false);
  };
  const hint = problem ?? (hasKey ? words.stored(mask) : words.missing);

  return (
    <Field
      ref={input}
      label={label}
      type={isClear ? 'text' : 'password'}
      value={typed || (shown ?? '')}
      placeholder={mask}
      hint={hint}
      fault={fault || (reveal.failure?.reason ?? '')}
      isUnsaved={isUnsaved}
      onType={(value) => {
        setShown(null);
        onType(value);
      }}
    >
      <Press
        isBusy={reveal.isBusy}
        busyWords={words.fetching}
        isOff={!isClear && !hasKey && typed === ''}
        onPress={() => (isClear ? hide() : void reveal.run())}
      >
        {isClear ? words.hide : words.show}
        <span className={styles.spoken}> {words.ofKey}</span>
      </Press>
      <CopyButton
        name={label}
        isOff={!hasKey && typed === ''}
        text={() => (typed ? Promise.resolve(typed) : fetchKey())}
        onRefused={() => input.current?.select()}
      />
    </Field>
  );
}
