import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { seedSite } from '@ministry/domain';
import { SiteProvider } from '../../app/site.tsx';
import { FamilyForm } from './components/family-form.tsx';

const member = (place: number) => within(screen.getByRole('group', { name: `Member ${place}` }));
const marked = (place: number) =>
  member(place)
    .getAllByLabelText(/\*$/)
    .filter((field) => field.getAttribute('aria-invalid')).length;

describe('the form of a family', () => {
  beforeEach(() => {
    localStorage.clear();
    render(
      <SiteProvider
        settings={{ ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent: false, saveData: false }}
        renderedAt={Date.UTC(2026, 10, 21)}
      >
        <FamilyForm refusal={undefined} onRegistered={() => undefined} />
      </SiteProvider>,
    );
  });
  afterEach(cleanup);

  // FAM-05, FAM-18
  it('shows a member no errors of another one that was removed', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Add a member' }));
    fireEvent.input(member(1).getByLabelText('First name *'), { target: { value: 'Aber' } });
    fireEvent.click(screen.getByRole('button', { name: 'Register our family' }));
    expect([marked(1), marked(2)]).toEqual([3, 0]);
    fireEvent.click(member(1).getByRole('button', { name: /^Remove/ }));
    expect(marked(1)).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Register our family' }));
    expect(marked(1)).toBe(4);
  });

  it('keeps the focus in the form when the location is removed', async () => {
    const coords = { latitude: 2.7746, longitude: 32.299 };
    const getCurrentPosition = (give: (found: { coords: object }) => void) => give({ coords });
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    fireEvent.click(screen.getByRole('button', { name: 'Get My Location' }));
    const remove = await screen.findByRole('button', { name: 'Remove location' });
    remove.focus();
    fireEvent.click(remove);
    expect(document.activeElement?.textContent).toBe('Get My Location');
  });
});
