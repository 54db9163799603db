import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { FormDialog } from './form-dialog.tsx';
import { useItemForm } from './use-item-form.ts';

interface Album {
  id: number;
  title: string;
}
const sent: string[] = [];
let answers: { succeed(): void; fail(): void };

function AlbumDialog() {
  const form = useItemForm<Album, { title: string }>({
    type: 'album',
    item: null,
    toValues: (album) => ({ title: album?.title ?? '' }),
    send: ({ title }) =>
      new Promise((resolve, reject) => {
        sent.push(title);
        answers = { succeed: () => resolve({ id: 1, title }), fail: () => reject(new Error('No connection')) };
      }),
    failed: () => 'Not saved',
    onSaved: () => undefined,
  });
  return (
    <FormDialog form={form} one="album" title="New album" save="Create" onClose={() => undefined}>
      <Form.Item name="title" label="Title">
        <Input />
      </Form.Item>
    </FormDialog>
  );
}

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
beforeEach(() => localStorage.clear());

describe('the form in a dialog', () => {
  it('takes no text while it is saved, because the dialog closes afterwards, and keeps the focus', async () => {
    render(<AlbumDialog />);
    const field = screen.getByLabelText<HTMLInputElement>('Title');
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    const save = () => act(async () => void fireEvent.keyDown(field, { key: 's', ctrlKey: true }));
    type('Easter');
    act(() => field.focus());
    await save();
    type('Easter in Gulu');
    expect(field.value).toBe('Easter');
    expect(document.activeElement).toBe(field);

    await act(async () => answers.fail());
    type('Easter in Lira');
    expect(field.value).toBe('Easter in Lira');
    await save();
    expect(sent).toEqual(['Easter', 'Easter in Lira']);
    await act(async () => answers.succeed());
  });
});
