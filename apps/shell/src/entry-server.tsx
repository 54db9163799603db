import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StaticRouter } from 'react-router-dom';
import {
  hiddenPaths,
  isHidden,
  type Language,
  languages,
  originalLanguage,
  type PageLinks,
  type SiteSettings,
  type TranslationLanguage,
} from '@ministry/domain';
import type { AssistantWelcome } from '@ministry/domain/assistant';
import { basePath, interfaceLanguage } from '@ministry/messages';
import { App } from './app/app.tsx';
import type { Embedded } from './app/embedded.ts';
import { loadPage, type PageAddress, type PageModule, type RenderedRead } from './app/page.tsx';
import { HeadContext, type PageHead } from './app/page-head.ts';
import { findPage, isStoredOffline, pages, publicPaths } from './app/pages.ts';
import { answerTo, createReads, type ReadAnswer, type ReadAnswers } from './app/reads.ts';
import type { PageSettings } from './app/site.tsx';
import { standardWelcome } from './app/standard-welcome.ts';
import type { WebManifest } from './app/web-manifest.ts';
import { documentOf, inLanguage, inlineScripts } from './server/document.ts';
import { markOriginals } from './server/mark-originals.ts';
import { pageAddress } from './server/page-address.ts';
import { render } from './server/render.ts';
import { sitePages } from './server/site-pages.ts';

export { inlineScripts, isStoredOffline, pageAddress, publicPaths, sitePages };

export interface RendererOptions {
  /** Folder of the browser build, with its manifest. */
  webRoot: string;
  settings: Pick<PageSettings, 'publicUrl' | 'giveUrl'>;
  /** Whether browsers get the service worker. */
  serviceWorker: boolean;
  /** Path of the scripts of this language, with a slash at the end; left out for English. */
  scriptFolder?: string;
}

export interface RenderedPage {
  status: number;
  /** The whole document. */
  html: string;
}

interface PageRequest {
  /** Path and query, as `pageAddress` returns them. */
  url: string;
  saveData: boolean;
  now: Date;
  /** Whether sample items are shown while there are no events or sermons. */
  sampleContent: boolean;
  /** The site settings of the office. */
  site: SiteSettings;
  /** Links to the pages that the office has made. */
  links: PageLinks;
  /** Texts of the site that are not translated into the language of the page. */
  untranslated?: readonly string[];
  /** Returns the response that the API would send for a path. */
  read(path: string): Promise<ReadAnswer>;
}

export type Renderer = (request: PageRequest) => Promise<RenderedPage>;

/** Reads the data that a page needs before it is rendered, except data of sections that are turned off. */
async function readFor(
  { reads, rendered, readsAfter }: PageModule,
  address: PageAddress,
  isShown: (path: string) => boolean,
  read: PageRequest['read'],
): Promise<ReadAnswers> {
  const readAll = async (paths: string[] = []): Promise<ReadAnswers> =>
    Object.fromEntries(await Promise.all(paths.filter(isShown).map(async (path) => [path, await read(path)] as const)));
  const first = await readAll([...(reads?.(address) ?? []), ...(rendered ? [rendered.path] : [])]);
  return { ...first, ...(await readAll(readsAfter?.(first, address))) };
}

const isStandard = (welcome: AssistantWelcome): boolean => JSON.stringify(welcome) === JSON.stringify(standardWelcome);

/** Settings for one page, without those that it does not show and those that equal its defaults. */
function settingsOf({ site, links, sampleContent, saveData }: PageRequest, { showsReach }: PageModule) {
  // The colours stay, because the consoles use them. No script of a page uses the pictures.
  const { reach, logo: _logo, sharePicture: _sharePicture, ...identity } = site.identity;
  return {
    sampleContent,
    identity,
    programme: site.programme,
    ...(links.menu || links.footer ? { links } : {}),
    ...(isStandard(site.assistant.welcome) ? {} : { welcome: site.assistant.welcome }),
    ...(showsReach ? { reach } : {}),
    saveData,
  };
}

const namesIn = ({ people }: SiteSettings): string[] =>
  people.sections.flatMap(({ members }) => members.map(({ name }) => name));

const specialMinistriesOf = ({ aboutTexts }: SiteSettings): string[] =>
  aboutTexts.specialMinistries.map(({ title }) => title);

function languagesOf(offered: readonly TranslationLanguage[]): Pick<PageSettings, 'otherLanguages'> {
  if (offered.length === 0) return {};
  const others = ([originalLanguage, ...offered] as Language[]).filter((code) => code !== interfaceLanguage);
  return {
    otherLanguages: others.map((code) => ({
      before: code === originalLanguage ? '' : `/${code}`,
      code,
      name: languages[code],
    })),
  };
}

/** The consoles are available in languages in which the site may have no pages. */
const languagesOfConsole = (offered: readonly TranslationLanguage[]) => ({
  ...languagesOf(offered),
  ...(([originalLanguage, ...offered] as string[]).includes(interfaceLanguage) ? {} : { isForStaff: true }),
});

/** Further settings of a page that only the browser renders. On other pages hydration reads the names from the footer. */
const ofBrowserOnly = (name: string, site: SiteSettings) => ({
  specialMinistries: specialMinistriesOf(site),
  ...(name === 'console' ? languagesOfConsole(site.languages.offered) : {}),
});

/** The answers that the document embeds: all except the one that the browser can read from the rendered page. */
function withoutRendered(answers: ReadAnswers, rendered: RenderedRead | undefined): ReadAnswers {
  if (!rendered || answerTo(answers, rendered.path) === null) return answers;
  const { [rendered.path]: _rendered, ...others } = answers;
  return others;
}

/** The script of the libraries contains no texts, so that all languages share it. */
const isShared = (script: string): boolean => /\/vendor\.[^/]+$/.test(script);

function manifestOf(webRoot: string, scriptFolder: string | undefined): WebManifest {
  const text = readFileSync(join(webRoot, 'manifest.json'), 'utf8');
  const inFolder = (script: string) =>
    isShared(script) || scriptFolder === undefined ? script : script.replace('/assets/', scriptFolder);
  const manifest = JSON.parse(text.replace(/\/assets\/[\w.-]+\.js(?=")/g, inFolder)) as WebManifest;
  const missing = pages.find(({ name }) => !manifest.pages[name]?.script);
  if (missing) throw new Error(`The build has no page '${missing.name}' for ${missing.path}`);
  return manifest;
}

function sheetsOf(webRoot: string, { styles, pages: ofPages }: WebManifest) {
  const sheet = (address: string) => ({ address, css: readFileSync(join(webRoot, address), 'utf8') });
  return {
    common: styles.map(sheet),
    pages: new Map(Object.entries(ofPages).map(([name, files]) => [name, files?.style ? [sheet(files.style)] : []])),
  };
}

/** Hidden sections and the order of the navigation; empty if all sections are shown in the default order. */
const sectionsOf = ({ sections: { order } }: SiteSettings, hidden: readonly string[]) => ({
  ...(hidden.length > 0 ? { hidden } : {}),
  ...(order ? { order } : {}),
});

/** Makes the function that renders pages; build files are read once, here. */
export function createRenderer({ webRoot, settings, serviceWorker, scriptFolder }: RendererOptions): Renderer {
  // Browsers allow service workers only with HTTPS or on localhost.
  const savesOffline = serviceWorker && /^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|$))/.test(settings.publicUrl);
  const manifest = manifestOf(webRoot, scriptFolder);
  const sheets = sheetsOf(webRoot, manifest);

  return async (request) => {
    const { url, saveData, now, site, untranslated = [], read } = request;
    const hidden = hiddenPaths(site.sections);
    const { page, address } = findPage(url, hidden);
    const module = await loadPage(page);
    const answers = await readFor(module, address, (path) => !isHidden(path.slice('/api'.length), hidden), read);
    const { mainColour, accentColour, logo, sharePicture } = site.identity;
    const embedded: Embedded = {
      answers: withoutRendered(answers, module.rendered),
      settings: {
        ...settings,
        publicUrl: settings.publicUrl + basePath,
        ...settingsOf(request, module),
        ...sectionsOf(site, hidden),
        ...(page.browserOnly ? ofBrowserOnly(page.name, site) : languagesOf(site.languages.offered)),
        ...(module.savesOffline && savesOffline ? { savesOffline } : {}),
        giveUrl: site.giving.giveUrl ?? settings.giveUrl,
      },
      renderedAt: now.getTime(),
    };

    let head: PageHead = { title: site.identity.name, description: site.identity.description };
    const html = await render(
      <HeadContext value={(declared) => (head = declared)}>
        <StaticRouter basename={basePath} location={basePath + url}>
          <App
            reads={createReads(answers)}
            settings={{ specialMinistries: specialMinistriesOf(site), ...embedded.settings }}
            renderedAt={embedded.renderedAt}
            only={page}
          />
        </StaticRouter>
      </HeadContext>,
    );
    return {
      status: head.status ?? 200,
      html: documentOf({
        head,
        html: markOriginals(html, { texts: untranslated, names: namesIn(site), language: originalLanguage }),
        styles: [...sheets.common, ...(sheets.pages.get(page.name) ?? [])],
        scripts: [...manifest.scripts, ...[manifest.pages[page.name]?.script ?? []].flat()],
        embedded,
        chosen: { mainColour, accentColour, logo, sharePicture },
        address: inLanguage(url),
        browserOnly: page.browserOnly === true,
        ownScript: (module.ownScript && !saveData && manifest.ownScripts[module.ownScript]) || null,
        idle: module.hydrateOnIdle?.(address) ?? null,
        languages: site.languages.offered,
        install: (serviceWorker && manifest.ownScripts.install) || null,
      }),
    };
  };
}
