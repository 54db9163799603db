import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { apiPath } from '@ministry/api-client';
import { readQuery } from '../reads.ts';
import { NoteList } from './note-list.tsx';

const note = { id: 3, author: 'ruth', text: 'Called her.', createdAt: new Date().toISOString(), editedAt: null };
type Props = ComponentProps<typeof NoteList>;

beforeEach(() => localStorage.clear());

describe('the notes on an item', () => {
  it('keep what is typed into a note while its change is being saved', async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    queries.setQueryData(readQuery(apiPath('/api/session')).queryKey, { username: 'ruth' } as never);
    const saved: string[] = [];
    let answer = () => undefined as void;
    const item = {
      editNote: (_id: number, text: string) => new Promise<void>((resolve) => (saved.push(text), (answer = resolve))),
    } as unknown as Props['item'];
    render(
      <QueryClientProvider client={queries}>
        <NoteList notes={[note] as unknown as Props['notes']} item={item} />
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Change the note');
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.change(field, { target: { value: 'Called her twice.' } });
    save();
    fireEvent.change(field, { target: { value: 'Called her twice. No answer.' } });
    await act(async () => answer());
    expect(field.value).toBe('Called her twice. No answer.');
    save();
    await act(async () => answer());
    expect(saved).toEqual(['Called her twice.', 'Called her twice. No answer.']);
    expect(screen.queryByLabelText('Change the note')).toBeNull();
  });
});
