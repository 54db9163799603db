import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { useAction } from '../../components/use-action.ts';
import { configurationCopy } from './configuration.copy.ts';
import { Field } from './field.tsx';
import components from '../../components/components.module.css';

const copy = configurationCopy.key;

interface KeyFieldProps {
  label: string;
  /** The masked key, which the server includes in the configuration. */
  mask: string;
  hasKey: boolean;
  problem: string | null;
  /** The typed value; never the stored key. */
  typed: string;
  error: string;
  isUnsaved: boolean;
  fetchKey: () => Promise<string>;
  onType: (value: string) => void;
}

/** Field of a stream key. The page holds only the masked key until somebody clicks Show; Copy fetches the key without showing it (MEDIA-21, MEDIA-27). */
export function KeyField({ label, mask, hasKey, problem, typed, error, isUnsaved, fetchKey, onType }: KeyFieldProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [isClear, setClear] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const reveal = useAction(async () => {
    if (typed === '' && hasKey) setShown(await fetchKey());
    setClear(true);
  }, copy.fetchFailed);
  const hide = () => {
    setShown(null);
    setClear(false);
  };
  const hint = problem ?? (hasKey ? copy.stored({ mask }) : copy.missing);

  return (
    <Field
      ref={input}
      label={label}
      type={isClear ? 'text' : 'password'}
      value={typed || (shown ?? '')}
      placeholder={mask}
      hint={hint}
      error={error || (reveal.failure?.reason ?? '')}
      isUnsaved={isUnsaved}
      onType={(value) => {
        setShown(null);
        onType(value);
      }}
    >
      <Button
        isBusy={reveal.isBusy}
        busyCopy={copy.fetching}
        isOff={!isClear && !hasKey && typed === ''}
        onPress={() => (isClear ? hide() : void reveal.run())}
      >
        {isClear ? copy.hide : copy.show}
        <span className={components.spoken}> {copy.ofKey}</span>
      </Button>
      <CopyButton
        name={label}
        isOff={!hasKey && typed === ''}
        text={() => (typed ? Promise.resolve(typed) : fetchKey())}
        onRefused={() => input.current?.select()}
      />
    </Field>
  );
}
