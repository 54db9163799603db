import { existsSync } from 'node:fs';
import Module from 'node:module';
import { Injectable } from '@nestjs/common';
import type { SiteSettings, TranslationLanguage } from '@ministry/domain';
import { PaymentProviders } from '../../money/payments/payment-providers.ts';
import { Config } from '../../platform/config/config.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { PageLinksService } from '../../publishing/pages/page-links.service.ts';
import { builds } from './builds.ts';
import { pagePolicy, previewPath } from './page-policy.ts';
import type { PageInput, ShellBundle } from './shell-bundle.ts';

/** Loads the shell's server bundle at start, renders pages with it, and provides the policy of these pages. */
@Injectable()
export class ShellRenderer {
  /** Undefined while the shell has not been built. */
  render: ((page: PageInput) => Promise<{ status: number; html: string }>) | undefined;
  /** Path and query of a page without the parameters that it does not read. */
  addressOf: ShellBundle['pageAddress'] = (url) => Promise.resolve(url);
  sitePages: ShellBundle['sitePages'] = () => [];
  /** Whether a device may store the page at a path. */
  isStoredOffline: ShellBundle['isStoredOffline'] = () => false;
  private publicPaths: string[] = [];
  private policies = { saveData: '', usual: '' };
  private framedPolicies = this.policies;

  constructor(
    private readonly config: Config,
    private readonly providers: PaymentProviders,
    private readonly siteSettings: SiteSettingsService,
    private readonly ownPages: PageLinksService,
  ) {}

  /** Loads the bundle. Returns false if the shell has not been built. */
  async load(): Promise<boolean> {
    if (!existsSync(builds.server)) return false;
    // `import` would first scan the 1.5 MB of the bundle for the names of its exports.
    const bundle = Module.createRequire(builds.server)(builds.server) as ShellBundle;
    const { inlineScripts, isStoredOffline, pageAddress, publicPaths, sitePages } = bundle;
    this.addressOf = pageAddress;
    if (this.config.serviceWorker) this.isStoredOffline = isStoredOffline;
    this.render = this.rendererOf(bundle);
    // Without JavaScript our response redirects a form to the provider, and browsers apply `form-action` to redirects too.
    const formHosts = this.providers.all().flatMap(({ hosts }) => hosts);
    const streamOrigins = this.config.live.hlsOrigins;
    const fileOrigins = this.config.objectStore?.publicEndpoint ? [this.config.objectStore.publicEndpoint] : [];
    const hosts = { formHosts, streamOrigins, fileOrigins };
    const policiesFor = (framed: boolean) => ({
      saveData: pagePolicy(inlineScripts.saveData, { ...hosts, framed }),
      usual: pagePolicy(inlineScripts.usual, { ...hosts, framed }),
    });
    this.policies = policiesFor(false);
    this.framedPolicies = policiesFor(true);
    this.publicPaths = publicPaths;
    this.sitePages = sitePages;
    return true;
  }

  /**
   * Returns a function that renders pages with a bundle of the shell.
   * @param translation the language, the settings in it, their texts that stay in English, and the path of its scripts; left out for English
   */
  rendererOf(
    bundle: ShellBundle,
    translation?: {
      language: TranslationLanguage;
      shown(): SiteSettings;
      untranslated(): string[];
      scriptFolder: string;
    },
  ): (page: PageInput) => Promise<{ status: number; html: string }> {
    const { publicUrl, giveUrl, serviceWorker } = this.config;
    const render = bundle.createRenderer({
      webRoot: builds.web,
      settings: { publicUrl, giveUrl: giveUrl ?? null },
      serviceWorker,
      ...(translation ? { scriptFolder: translation.scriptFolder } : {}),
    });
    return async (page) =>
      render({
        ...page,
        sampleContent: this.showsSamples(),
        site: (translation ?? this.siteSettings).shown(),
        ...(translation && { untranslated: translation.untranslated() }),
        links: await this.ownPages.links(translation?.language),
      });
  }

  /** The samples belong to the first ministry: a church with another name would announce events that do not exist. */
  private showsSamples(): boolean {
    const { current, initial } = this.siteSettings;
    return this.config.sampleContent && current.identity.name === initial.identity.name;
  }

  /** Pages that anybody may find, for the sitemap. */
  async listPaths(): Promise<string[]> {
    const paths = this.publicPaths.filter((path) => !this.siteSettings.isHidden(path));
    return [...paths, ...(await this.ownPages.paths())];
  }

  /** The Content-Security-Policy of a page. */
  policyOf(pathname: string, saveData: boolean): string {
    const policies = pathname === previewPath ? this.framedPolicies : this.policies;
    return saveData ? policies.saveData : policies.usual;
  }
}
