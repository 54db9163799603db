import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SiteProvider } from '../app/site.tsx';
import { Picture } from './picture.tsx';

function open(src: string, drawing: boolean) {
  const settings = { publicUrl: 'http://localhost', giveUrl: null, sampleContent: false, saveData: false };
  render(
    <SiteProvider settings={settings} renderedAt={Date.now()}>
      <Picture src={src} alt="The choir" placeholder={drawing ? <p>hills</p> : null} />
    </SiteProvider>,
  );
}
const hills = () => screen.queryByText('hills');
const picture = () => screen.getByAltText('The choir');
const isShown = () => picture().style.display !== 'none';

describe('Picture', () => {
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('shows its drawing until the picture has come', () => {
    open('https://example.org/choir.jpg', true);
    expect([hills() !== null, isShown()]).toEqual([true, false]);
    fireEvent.load(picture());
    expect([hills(), isShown()]).toEqual([null, true]);
  });

  it('keeps its drawing where the picture cannot be had, also while it is tried once more', () => {
    jest.useFakeTimers();
    open('/uploads/0123456789abcdef01234567-1200x800.jpg', true);
    fireEvent.error(picture());
    expect(hills()).not.toBeNull();
    act(() => jest.advanceTimersByTime(2_000));
    expect([hills() !== null, isShown()]).toEqual([true, false]);
    fireEvent.error(picture());
    expect(screen.getAllByText('hills')).toHaveLength(1);
    expect(screen.queryByAltText('The choir')).toBeNull();
  });

  // The place of a picture without a drawing is kept by the picture.
  it('shows a picture without a drawing from the start', () => {
    open('https://example.org/choir.jpg', false);
    expect(isShown()).toBe(true);
  });
});
