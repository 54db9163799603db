import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StoredImage } from './stored-image.tsx';

const own = '/uploads/0123456789abcdef01234567-1200x800.jpg';
const copy = (suffix: string) => own.replace('.jpg', suffix);
const shown = () => screen.queryByAltText<HTMLImageElement>('The choir');

describe('StoredImage', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });
  const fail = () => {
    const element = shown();
    if (element) fireEvent.error(element);
  };
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  // GAL-02, GAL-03, GAL-04
  it('tries a picture of our own once more after two seconds, then shows the placeholder', () => {
    render(<StoredImage src={own} alt="The choir" placeholder={<p>hills</p>} />);
    const first = shown();
    fail();
    wait(1_999);
    expect(shown()).toBe(first);
    wait(1);
    expect(shown()).not.toBe(first);
    expect(shown()?.getAttribute('src')).toBe(own);
    fail();
    expect(screen.getByText('hills').textContent).toBe('hills');
    wait(60_000);
    expect(shown()).toBeNull();
  });

  it('waits for the given time', () => {
    render(<StoredImage src={own} alt="The choir" placeholder={null} retryAfter={1_000} />);
    const first = shown();
    fail();
    wait(1_000);
    expect(shown()).not.toBe(first);
  });

  it('does not try a picture of another site again', () => {
    render(
      <StoredImage
        src="https://example.org/choir.jpg"
        alt="The choir"
        width={800}
        height={450}
        placeholder={<p>hills</p>}
      />,
    );
    fail();
    expect(screen.getByText('hills').textContent).toBe('hills');
  });

  it('starts again with another picture', () => {
    const { rerender } = render(<StoredImage src="https://example.org/a.jpg" alt="The choir" placeholder={null} />);
    fail();
    expect(shown()).toBeNull();
    rerender(<StoredImage src="https://example.org/b.jpg" alt="The choir" placeholder={null} />);
    expect(shown()?.getAttribute('src')).toBe('https://example.org/b.jpg');
  });

  it('reads size and copies of a picture of our own from its address', () => {
    const { container } = render(
      <StoredImage src={own} alt="The choir" width={640} height={360} sizes="50vw" placeholder={null} />,
    );
    expect([shown()?.width, shown()?.height, shown()?.getAttribute('loading')]).toEqual([1_200, 800, 'lazy']);
    expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
      `${copy('.320.avif')} 320w, ${copy('.640.avif')} 640w, ${copy('.960.avif')} 960w`,
    );
    expect(shown()?.getAttribute('srcset')).toBe(
      `${copy('.320.jpg')} 320w, ${copy('.640.jpg')} 640w, ${copy('.960.jpg')} 960w, ${own} 1200w`,
    );
    // Without `hidden` the source would be an item of a grid or flex container.
    expect(container.querySelector('source')?.hidden).toBe(true);
    expect([shown()?.getAttribute('sizes'), container.querySelector('source')?.getAttribute('sizes')]).toEqual([
      '50vw',
      '50vw',
    ]);
  });

  it('leaves any other picture unchanged', () => {
    const { container } = render(
      <StoredImage
        src="/assets/choir-1.svg"
        alt="The choir"
        width={640}
        height={360}
        lazy={false}
        placeholder={null}
      />,
    );
    expect([
      shown()?.width,
      shown()?.getAttribute('srcset'),
      shown()?.getAttribute('loading'),
      container.querySelector('source'),
    ]).toEqual([640, null, null, null]);
  });

  it('fetches nothing before a tap for a visitor who saves data', () => {
    render(<StoredImage src={own} alt="The choir" placeholder={null} loadOnTap="Show photo" />);
    expect(shown()).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe(own);
    fireEvent.click(screen.getByRole('link', { name: 'Show photo: The choir' }));
    expect(shown()?.getAttribute('src')).toBe(own);
  });
});
