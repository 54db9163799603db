import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { RichText } from './rich-text.tsx';

describe('RichText', () => {
  it('renders the allowed tags', () => {
    const { container } = render(
      <RichText
        nodes={[
          { tag: 'p', children: [{ text: 'Come ' }, { tag: 'strong', children: [{ text: 'early' }] }, { tag: 'br' }] },
        ]}
      />,
    );
    expect(container.querySelector('p strong')?.textContent).toBe('early');
    expect(container.querySelector('br')).not.toBeNull();
  });

  it('lets the page render a picture of our own, and shows the alternative text of any other', () => {
    const pictureOf = (src: string) => ({ tag: 'picture', src, children: [{ text: 'The choir' }] });
    const { container } = render(
      <RichText
        nodes={[pictureOf('/uploads/a.jpg'), pictureOf('https://example.org/a.jpg')]}
        picture={(src, alt) => <img src={src} alt={alt} />}
      />,
    );
    expect(container.innerHTML).toBe('<p><img alt="The choir" src="/uploads/a.jpg"></p><p>The choir</p>');
  });

  it('keeps the text of an unknown tag and leaves the tag out', () => {
    const { container } = render(<RichText nodes={[{ tag: 'script', children: [{ text: 'alert(1)' }] }]} />);
    expect(container.querySelector('script')).toBeNull();
    expect(container.textContent).toBe('alert(1)');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' javascript:alert(1)'])(
    'does not link to %s',
    (href) => {
      const { container } = render(<RichText nodes={[{ tag: 'a', href, children: [{ text: 'here' }] }]} />);
      expect(container.querySelector('a')).toBeNull();
      expect(container.textContent).toBe('here');
    },
  );

  it.each(['https://example.org/x', 'mailto:office@example.org', 'tel:+256700000000', '/events/1'])(
    'links to %s',
    (href) => {
      const { container } = render(<RichText nodes={[{ tag: 'a', href, children: [{ text: 'here' }] }]} />);
      expect(container.querySelector('a')?.getAttribute('href')).toBe(href);
    },
  );
});
