import { useState } from 'react';
import { showToast } from '@ministry/ui';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { useAction } from '../../components/use-action.ts';
import { configurationCopy } from './configuration.copy.ts';

const copy = configurationCopy.newKey;

export function NewKey({ rotate }: { rotate: () => Promise<unknown> }) {
  const [isAsked, setAsked] = useState(false);
  const make = useAction(async () => {
    await rotate();
    setAsked(false);
    showToast(copy.done);
  }, copy.failed);
  return (
    <>
      <Button onPress={() => setAsked(true)}>{copy.press}</Button>
      {isAsked ? (
        <Confirm
          title={copy.title}
          yes={copy.yes}
          no={copy.no}
          busyCopy={copy.busy}
          isBusy={make.isBusy}
          failure={make.failure?.reason ?? null}
          onYes={() => void make.run()}
          onNo={() => setAsked(false)}
        >
          <p>{copy.text}</p>
        </Confirm>
      ) : null}
    </>
  );
}
