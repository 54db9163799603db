import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PhotoResponse } from '@ministry/api-client';
import { onToast, type ToastContent } from '@ministry/ui';
import { CaptionField } from './caption-field.tsx';

const photo = { id: 5, caption: 'Choir' } as PhotoResponse;
const toasts: ToastContent[] = [];
let stopListening = () => undefined as void;

beforeEach(() => {
  localStorage.clear();
  toasts.length = 0;
  stopListening = onToast((toast) => toasts.push(toast));
});
afterEach(() => stopListening());

/** The page is left with an unsaved caption, and each attempt to save it ends as `answer` says. */
async function leave(answer: () => Promise<void>) {
  const saved: string[] = [];
  const onSave = (_id: number, caption: string) => {
    saved.push(caption);
    return answer();
  };
  const { unmount } = render(<CaptionField photo={photo} label="Caption of photo 1" onSave={onSave} />);
  const field = screen.getByLabelText('Caption of photo 1');
  fireEvent.change(field, { target: { value: 'The choir of Lira' } });
  // A click on a link moves the focus first.
  fireEvent.blur(field);
  await act(async () => unmount());
  return saved;
}
const open = () => render(<CaptionField photo={photo} label="Caption of photo 1" onSave={() => Promise.resolve()} />);
const shown = () => screen.getByLabelText<HTMLTextAreaElement>('Caption of photo 1').value;

describe('a caption that could not be saved when the page was left', () => {
  it('is announced with the reason, once, and can be saved again', async () => {
    let isConnected = false;
    const saved = await leave(() => (isConnected ? Promise.resolve() : Promise.reject(new Error('No connection'))));
    expect(toasts).toMatchObject([
      {
        title: expect.stringMatching(/^Not saved: ./),
        description: "Your changes to 'Caption of photo 1' are kept on this device.",
        variant: 'destructive',
      },
    ]);
    isConnected = true;
    await act(async () => toasts[0]?.action?.onSelect());
    expect(saved).toEqual(['The choir of Lira', 'The choir of Lira']);
    expect(toasts).toHaveLength(1);
    open();
    expect(shown()).toBe('Choir');
  });

  it('is in the field at the next visit, marked as not saved', async () => {
    await leave(() => Promise.reject(new Error('No connection')));
    open();
    expect(shown()).toBe('The choir of Lira');
    expect(screen.getByRole('status').textContent).toBe('Not saved: What you typed is kept on this device.');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('status').textContent).toBe('Saved.');
  });
});
