/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Link as RouterLink, NavLink as RouterNavLink, StaticRouter } from 'react-router-dom';
import { hrefOf, Link, NavLink } from './router.tsx';

const plain = ['/', '/?tab=all', '/events', '/events/12#register', '/sermons?tab=search&q=a b', '/search#q', '/Events'];
const others = ['events', '../store', '/a//b', '/a/../b', '/store/', '/caf\u00e9', '/events?', '#top', '?page=2', ''];
const outside = ['https://example.org/a', '//example.org', 'mailto:office@example.org'];

const at = (location: string, element: ReactNode, basename = '') =>
  renderToString(
    <StaticRouter basename={basename} location={basename + location}>
      {element}
    </StaticRouter>,
  );

describe('links rendered on the server', () => {
  it.each([...plain, ...others, ...outside])('are the same as those of the router: %s', (to) => {
    const props = {
      to,
      lang: 'en',
      className: 'btn',
      onClick: () => undefined,
      state: 1,
      replace: true,
      children: 'a',
    };
    expect(at('/store', <Link {...props} />)).toBe(at('/store', <RouterLink {...props} />));
    expect(at('/store', <Link {...props} reloadDocument />)).toBe(
      at('/store', <RouterLink {...props} reloadDocument />),
    );
  });

  it.each(['/', '/events', '/events/12', '/EVENTS', '/eventsong', '/search', '/store'])(
    'in the navigation show where the visitor is: %s',
    (location) => {
      for (const to of [...plain, ...others])
        for (const end of [true, false]) {
          const props = { to, end, 'aria-label': 'Here', children: 'a' };
          expect(at(location, <NavLink {...props} />)).toBe(at(location, <RouterNavLink {...props} />));
          expect(at(location, <NavLink {...props} className="btn" />)).toBe(
            at(location, <RouterNavLink {...props} className="btn" />),
          );
        }
    },
  );

  it.each(plain)('lead to the pages in the current language: %s', (to) => {
    const markup = at('/store', <RouterLink to={to} />, '/sw');
    expect(markup).toBe(renderToString(<a href={hrefOf(to, '/sw')} data-discover="true" />));
  });
});
