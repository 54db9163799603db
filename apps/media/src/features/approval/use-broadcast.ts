import { dataOf } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import type { MediaStream } from '../../api/stream.types.ts';
import { useAction } from '../../components/use-action.ts';
import { api } from '../../session.ts';
import { approvalCopy as copy } from './approval.copy.ts';

/** Actions that visitors notice. `onStream` receives the server's response, so that nobody has to wait for the next poll. */
export function useBroadcast(onStream: (stream: MediaStream) => void) {
  const done = (stream: MediaStream, said: { title: string; description: string }) => {
    onStream(stream);
    showToast(said);
  };
  return {
    approve: useAction(
      async () => done(await dataOf(api.calls.POST('/api/media/approve-stream', { body: {} })), copy.approved),
      copy.approveFailed,
    ),
    goLive: useAction(
      async () => done(await dataOf(api.calls.POST('/api/media/go-live', { body: { status: 'live' } })), copy.live),
      copy.liveFailed,
    ),
    end: useAction(
      async () => done(await dataOf(api.calls.POST('/api/media/go-live', { body: { status: 'offline' } })), copy.ended),
      copy.endFailed,
    ),
    withdraw: useAction(
      async () => done(await dataOf(api.calls.POST('/api/media/withdraw-approval')), copy.withdrawn),
      copy.withdrawFailed,
    ),
  };
}
