import { showToast } from '@ministry/ui';
import { useState } from 'react';
import { Confirm } from '../../components/confirm.tsx';
import { Press } from '../../components/press.tsx';
import { useAction } from '../../components/use-action.ts';
import { configurationWords } from './configuration.content.ts';

const words = configurationWords.newKey;

export function NewKey({ rotate }: { rotate: () => Promise<unknown> }) {
  const [isAsked, setAsked] = useState(false);
  const make = useAction(async () => {
    await rotate();
    setAsked(false);
    showToast(words.done);
  }, words.failed);
  return (
    <>
      <Press onPress={() => setAsked(true)}>{words.press}</Press>
      {isAsked ? (
        <Confirm
          title={words.title}
          yes={words.yes}
          no={words.no}
          busyWords={words.busy}
          isBusy={make.isBusy}
          failure={make.failure?.reason ?? null}
          onYes={() => void make.run()}
          onNo={() => setAsked(false)}
        >
          <p>{words.text}</p>
        </Confirm>
      ) : null}
    </>
  );
}
