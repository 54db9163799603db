import { fillForm } from './fill-form.ts';

const page = (form: string) =>
  `<!doctype html><html><head></head><body><div id="root">${form}</div><script type="application/json">{"a":"<b>"}</script></body></html>`;
const filled = (form: string, values: Record<string, unknown>) =>
  fillForm(page(form), '/api/contact', values, '/contact?message=invalid#message');

describe('a form that comes back', () => {
  it('contains what was typed, escaped', () => {
    const html = filled(
      '<form action="/api/contact#message"><input name="a"><textarea name="b">old</textarea></form>',
      {
        a: '"><script>alert(1)</script>',
        b: '</textarea><script>alert(2)</script>',
      },
    );
    expect(html).toContain('<input name="a" value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">');
    expect(html).toContain('<textarea name="b">&lt;/textarea&gt;&lt;script&gt;alert(2)&lt;/script&gt;</textarea>');
  });

  it('contains what was typed into the form that it replaces', () => {
    const html = filled('<form action="/api/wait" data-also="/api/contact"><input name="a"></form>', { a: 'typed' });
    expect(html).toContain('<input name="a" value="typed">');
  });

  it('has the choices that were made selected, and no others', () => {
    const html = filled(
      [
        '<form action="/api/contact">',
        '<input type="radio" name="way" value="card" checked><input type="radio" name="way" value="mobile">',
        '<input type="checkbox" name="news" checked><input type="checkbox" name="days" value="sat"><input type="checkbox" name="days" value="sun">',
        '<select name="size"><option value="s" selected>S</option><option value="m">M</option></select>',
        '</form>',
      ].join(''),
      { way: 'mobile', days: ['sat', 'sun'], size: 'm' },
    );
    expect(html.match(/<(?:input|option)[^>]*(?:checked|selected)[^>]*>/g)).toEqual([
      '<input type="radio" name="way" value="mobile" checked="">',
      '<input type="checkbox" name="days" value="sat" checked="">',
      '<input type="checkbox" name="days" value="sun" checked="">',
      '<option value="m" selected="">',
    ]);
  });

  it('does not change hidden fields, passwords, other forms and the data of the page', () => {
    const html = filled(
      '<form action="/api/contact"><input type="hidden" name="a" value="1"><input type="password" name="b"></form><form action="/api/other"><input name="c"></form>',
      { a: '2', b: '2', c: '2' },
    );
    expect(html).toContain('<input type="hidden" name="a" value="1"><input type="password" name="b">');
    expect(html).toContain('<form action="/api/other"><input name="c"></form>');
    expect(html).toContain('<script type="application/json">{"a":"<b>"}</script>');
  });

  it('opens collapsed sections that were filled in, also inside noscript', () => {
    const html = filled(
      '<form action="/api/contact"><noscript><details><input name="a"></details><details><input name="b"></details></noscript></form>',
      { a: 'Opio', b: '' },
    );
    expect(html).toContain(
      '<details open=""><input name="a" value="Opio"></details><details><input name="b" value="">',
    );
  });

  it('gives the address of the page to its script', () =>
    expect(filled('', {})).toContain('<div id="root" data-address="/contact?message=invalid#message">'));
});
