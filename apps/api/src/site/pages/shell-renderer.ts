import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Injectable } from '@nestjs/common';
import { PaymentProviders } from '../../money/payments/payment-providers.ts';
import { Config } from '../../platform/config/config.ts';
import { SiteIndex } from '../search/site-index.ts';
import { builds } from './builds.ts';
import { pagePolicy, previewPath } from './page-policy.ts';
import type { PageRenderer, ShellBundle } from './shell-bundle.ts';

/** The shell's server bundle, loaded at start, and the policy of what it draws. */
@Injectable()
export class ShellRenderer {
  /** Undefined while the shell has not been built. */
  draw: PageRenderer | undefined;
  /** Path and query of a page without the parameters that it does not read. */
  addressOf: ShellBundle['pageAddress'] = (url) => Promise.resolve(url);
  /** Pages that anybody may find, for the sitemap. */
  publicPaths: string[] = [];
  private policy = '';
  private framedPolicy = '';

  constructor(
    private readonly config: Config,
    private readonly providers: PaymentProviders,
    private readonly index: SiteIndex,
  ) {}

  /** Loads the bundle. Answers false while the shell has not been built. */
  async load(): Promise<boolean> {
    if (!existsSync(builds.server)) return false;
    const { bootScript, createRenderer, pageAddress, publicPaths, sitePages } = (await import(
      pathToFileURL(builds.server).href
    )) as ShellBundle;
    const { publicUrl, giveUrl, sampleContent } = this.config;
    this.addressOf = pageAddress;
    this.draw = createRenderer({
      webRoot: builds.web,
      settings: { publicUrl, giveUrl: giveUrl ?? null, sampleContent },
    });
    // A form without a script is led on to the provider by our answer, which counts as a form's way too.
    const formHosts = this.providers.all().flatMap(({ hosts }) => hosts);
    const streamOrigins = this.config.live.hlsOrigins;
    const fileOrigins = this.config.objectStore?.publicEndpoint ? [this.config.objectStore.publicEndpoint] : [];
    const hosts = { formHosts, streamOrigins, fileOrigins };
    this.policy = pagePolicy(bootScript, hosts);
    this.framedPolicy = pagePolicy(bootScript, { ...hosts, framed: true });
    this.publicPaths = publicPaths;
    this.index.setPages(sitePages);
    return true;
  }

  /** The Content-Security-Policy of a page. */
  policyOf(pathname: string): string {
    return pathname === previewPath ? this.framedPolicy : this.policy;
  }
}
