import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { TrendsResponse } from '@ministry/api-client';
import { Weeks } from './trends.tsx';

const none = { gifts: null, orders: null, registrations: null, messages: null, visits: null, viewers: null };
const weeks = ['2026-11-15', '2026-11-22'];
const show = (own: Partial<TrendsResponse>) =>
  render(
    <MemoryRouter>
      <Weeks data={{ ...none, weeks, ...own }} />
    </MemoryRouter>,
  );

describe('the last twelve weeks', () => {
  it('have a chart for each figure that leads to its list, with the figures of this week and the last one as text', () => {
    show({ gifts: [450_000, 92_500], viewers: [128, 0] });
    const [gifts, viewers] = screen.getAllByRole('listitem');
    expect(gifts?.textContent).toContain('UGX 92,500 this weekUGX 450,000 last week');
    expect(viewers?.textContent).toContain('0 peak this week128 last week');
    expect(screen.getByRole('link', { name: 'Gifts' }).getAttribute('href')).toBe('/donations');
    expect(gifts?.querySelectorAll('svg title')[0]?.textContent).toBe('Week of Sun 15 Nov: UGX 450,000');
  });

  it('have all figures as a table, the latest week first', () => {
    const { container } = show({ gifts: [450_000, 92_500], orders: [9, 4] });
    container.querySelector('details')?.setAttribute('open', '');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'WeekGiftsOrders',
      'Week of Sun 22 NovUGX 92,5004',
      'Week of Sun 15 NovUGX 450,0009',
    ]);
  });

  it('are hidden from a role that may see none of them', () => expect(show({}).container.childElementCount).toBe(0));
});
