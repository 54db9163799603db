import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { followWorker } from './follow-worker.ts';

const workers = new EventTarget();
Object.defineProperty(navigator, 'serviceWorker', { value: workers });

it('reads a changed list again, even if its stored answer was still on its way', async () => {
  const reads = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  followWorker(reads);
  const answers: ((title: string) => void)[] = [];
  const observer = new QueryObserver(reads, {
    queryKey: ['/api/events'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const shown = jest.fn();
  const end = observer.subscribe(({ data }) => shown(data));
  workers.dispatchEvent(new MessageEvent('message', { data: { changed: '/api/events' } }));
  answers[0]?.('stored');
  await new Promise((resolve) => setTimeout(resolve, 10));
  answers[1]?.('newer');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(answers).toHaveLength(2);
  expect(shown).toHaveBeenLastCalledWith('newer');
  end();
  reads.clear();
});
