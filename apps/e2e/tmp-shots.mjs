// usage: node tmp-shots.mts OUTDIR [names] [mode]
import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { credentials, startProduct } from '../../tools/product.mjs';
import { chromiumPath } from '../../tools/chromium.mjs';
import { everyScreen } from './tmp-screens.mjs';
const [out, only = '', mode = 'light'] = process.argv.slice(2);
const auth = Buffer.from('admin:' + credentials.admin.password).toString('base64');
const store = '/tmp/css-shots/template.json';
let template;
let screens;
if (existsSync(store))
    ({ template, screens } = JSON.parse(readFileSync(store, 'utf8')));
else {
    const p = await startProduct({});
    const api = async (method, path, { as, body } = {}) => {
        const r = await fetch(p.url + '/api' + path, { method, headers: { ...(as ? { authorization: 'Basic ' + auth } : {}), ...(body ? { 'content-type': 'application/json' } : {}) }, body: body ? JSON.stringify(body) : undefined });
        const t = await r.text();
        return { status: r.status, headers: r.headers, body: t && t[0] !== '<' ? JSON.parse(t) : t };
    };
    screens = await everyScreen(api);
    template = p.dataDir;
    await p.stop({ removeData: false });
    writeFileSync(store, JSON.stringify({ template, screens }));
}
const extra = {
    account: '/admin/account', site: '/admin/site', 'new event': '/admin/events/new', 'new sermon': '/admin/sermons/new', 'new ministry': '/admin/ministries/new',
    'new announcement': '/admin/community/announcements/new', recordings: '/admin/recordings', calendar: '/admin/calendar', library: '/admin/library',
    pages: '/admin/pages', gate: '/admin/gate', look: '/admin/site/look', archive: '/admin/site/archive', texts: '/admin/site/texts', media: '/admin/media', 'stock': '/admin/store/stock',
};
for (const [k, v] of Object.entries(extra))
    screens[k] ??= { path: v, ready: null };
for (const l of JSON.parse(existsSync('/tmp/css-shots/more.json') ? readFileSync('/tmp/css-shots/more.json', 'utf8') : '[]'))
    screens[l] = { path: l, ready: null };
mkdirSync(out, { recursive: true });
const p = await startProduct({}, template);
const browser = await chromium.launch({ executablePath: chromiumPath });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', colorScheme: mode });
await context.addInitScript((a) => sessionStorage.setItem('adminAuth', a), auth);
const page = await context.newPage();
await page.clock.setFixedTime(new Date(Date.now() + 0).toISOString().slice(0, 10) + 'T23:00:00Z');
const names = Object.keys(screens).filter((n) => !only || only.split(',').includes(n));
const links = new Set();
for (const name of names) {
    const { path, ready } = screens[name];
    try {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(p.url + path);
        await page.getByRole('button', { name: 'Logout' }).waitFor({ timeout: 30000 });
        if (ready)
            await page.getByText(ready).filter({ visible: true }).first().waitFor({ timeout: 15000 }).catch(() => console.log('not ready', name));
        await page.waitForLoadState('networkidle').catch(() => { });
        for (const h of await page.locator('a[href^="/admin"]').evaluateAll((a) => a.map((x) => x.getAttribute('href'))))
            links.add(h);
        for (const width of [1280, 360]) {
            await page.setViewportSize({ width, height: width === 360 ? 780 : 800 });
            await page.waitForTimeout(250);
            const sw = await page.evaluate(() => document.documentElement.scrollWidth);
            if (sw > width)
                console.log('WIDE', name, width, sw);
            await page.screenshot({ path: `${out}/${name.replace(/[^a-z0-9]+/gi, '-')}-${width}.png`, fullPage: true, animations: 'disabled', caret: 'hide' });
        }
    }
    catch (e) {
        console.log('FAILED', name, e.message.slice(0, 200));
    }
}
if (!only)
    writeFileSync('/tmp/css-shots/links.json', JSON.stringify([...links], null, 1));
process.exitCode = 0;
await p.stop({ atOnce: true });
process.exit(0);
