import { createHash } from 'node:crypto';
import { pagePolicy } from './page-policy.ts';

describe('the Content-Security-Policy of pages', () => {
  it('allows only scripts of this site and inline scripts by their hash', () => {
    const hash = createHash('sha256').update('start()').digest('base64');
    const directives = pagePolicy(['start()']).split('; ');
    expect(directives).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(directives).toContain("default-src 'self'");
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives).toContain("frame-ancestors 'none'");
    expect(directives).toContain("worker-src 'self'");
    expect(directives.join()).not.toMatch(/unsafe-eval|script-src[^,]*unsafe-inline|\*/);
  });
  it('allows forms to this site and the payment companies only', () => {
    expect(pagePolicy(['start()']).split('; ')).toContain("form-action 'self'");
    expect(
      pagePolicy(['start()'], { formHosts: ['pay.pesapal.com', 'checkout.flutterwave.com'] }).split('; '),
    ).toContain("form-action 'self' pay.pesapal.com checkout.flutterwave.com");
  });

  it('allows streams from this site and the origins in the settings only', () => {
    expect(pagePolicy(['start()']).split('; ')).toContain("connect-src 'self'");
    expect(pagePolicy(['start()'], { streamOrigins: ['https://cdn.example.org'] }).split('; ')).toContain(
      "connect-src 'self' https://cdn.example.org",
    );
  });

  it('allows media from and forms to the file store in the settings', () => {
    const ofStore = pagePolicy(['start()'], { fileOrigins: ['http://s3.example.org'] }).split('; ');
    expect(ofStore.filter((directive) => directive.includes('s3.example.org'))).toEqual([
      "media-src 'self' blob: https: http://s3.example.org",
      "form-action 'self' http://s3.example.org",
    ]);
  });

  it('allows only this site to frame the preview of the console', () => {
    expect(pagePolicy(['start()'], { framed: true }).split('; ')).toContain("frame-ancestors 'self'");
  });
});
