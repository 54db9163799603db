import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ConflictNote } from './conflict-note.tsx';

const chosen: string[] = [];
const show = (props: Partial<ComponentProps<typeof ConflictNote>>) =>
  render(
    <ConflictNote
      one="album"
      theirs={{ updatedBy: 'ruth', updatedAt: '2026-05-12T06:30:00Z' }}
      isSaving={false}
      onKeep={() => chosen.push('mine')}
      onTake={() => chosen.push('theirs')}
      {...props}
    >
      Kitgum outreach
    </ConflictNote>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => (chosen.length = 0));

describe('the note about what somebody else has saved', () => {
  it('says who changed it, when and what, and that nothing was saved', () => {
    show({});
    expect(screen.getByRole('alert').textContent).toMatch(
      /^ruth has changed this album in the meantime \(.*12 May.*\)\. Nothing was saved\.Kitgum outreach/,
    );
  });

  it('names nobody if the server names nobody', () => {
    show({ one: 'product', theirs: {} });
    expect(screen.getByRole('alert').textContent).toContain('Someone else has changed this product in the meantime. ');
  });

  it('lets the reader choose', () => {
    show({});
    press('Save mine over it');
    press('Take theirs');
    expect(chosen).toEqual(['mine', 'theirs']);
  });

  it('ignores a second choice while the first is saved', () => {
    show({ isSaving: true });
    press('Save mine over it');
    press('Take theirs');
    expect(chosen).toEqual([]);
  });
});
