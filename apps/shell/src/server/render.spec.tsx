/** @jest-environment node */
import { Suspense, use } from 'react';
import { render } from './render.ts';

const failure = new Error('The list cannot be rendered');
function Failing(): never {
  throw failure;
}

const Waiting = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>;

describe('render', () => {
  it('returns the page at once if nothing has to wait', () => {
    expect(
      render(
        <Suspense fallback="…">
          <p>Events</p>
        </Suspense>,
      ),
    ).toBe('<!--$--><p>Events</p><!--/$-->');
  });

  it('waits for a part of the page that has to wait', async () => {
    const html = await render(
      <Suspense fallback="…">
        <Waiting text={Promise.resolve('Events')} />
      </Suspense>,
    );
    expect(html).toContain('<p>Events</p>');
    expect(html).not.toContain('…');
  });

  it('fails with the error of a part instead of leaving that part out', async () => {
    const page = (
      <Suspense fallback="…">
        <Failing />
      </Suspense>
    );
    await expect((async () => render(page))()).rejects.toBe(failure);
  });
});
