import { render, screen } from '@testing-library/react';
import { GivingBanner } from './giving-banner.tsx';

describe('the banner about online giving', () => {
  it.each([
    ['test', 'Giving is in test mode: no money moves'],
    ['off', 'Online giving is switched off'],
  ] as const)('describes the state while it is %s, and what to do', (onlineGiving, title) => {
    render(<GivingBanner onlineGiving={onlineGiving} />);
    const { textContent } = screen.getByRole('alert');
    expect(textContent).toContain(title);
    expect(textContent).toMatch(/PESAPAL_CONSUMER_KEY.*FLUTTERWAVE_SECRET_KEY.*'Taking payments live'/);
  });

  it('is hidden while payments are live', () => {
    const { container } = render(<GivingBanner onlineGiving="live" />);
    expect(container.childElementCount).toBe(0);
  });
});
