import { createHash } from 'node:crypto';
import { pagePolicy } from './page-policy.ts';

describe('the policy of pages', () => {
  it('lets run what this site serves and scripts named by their hashes, nothing else', () => {
    const hash = createHash('sha256').update('start()').digest('base64');
    const directives = pagePolicy(['start()']).split('; ');
    expect(directives).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(directives).toContain("default-src 'self'");
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives).toContain("frame-ancestors 'none'");
    expect(directives).toContain("worker-src 'self'");
    expect(directives.join()).not.toMatch(/unsafe-eval|script-src[^,]*unsafe-inline|\*/);
  });
  it('lets forms lead to those who collect payments, and to nobody else', () => {
    expect(pagePolicy(['start()']).split('; ')).toContain("form-action 'self'");
    expect(
      pagePolicy(['start()'], { formHosts: ['pay.pesapal.com', 'checkout.flutterwave.com'] }).split('; '),
    ).toContain("form-action 'self' pay.pesapal.com checkout.flutterwave.com");
  });

  it('lets players read a stream from this site and where the settings say, and from nowhere else', () => {
    expect(pagePolicy(['start()']).split('; ')).toContain("connect-src 'self'");
    expect(pagePolicy(['start()'], { streamOrigins: ['https://cdn.example.org'] }).split('; ')).toContain(
      "connect-src 'self' https://cdn.example.org",
    );
  });

  it('lets players play from the store of the files where the settings say, and a form lead there', () => {
    const ofStore = pagePolicy(['start()'], { fileOrigins: ['http://s3.example.org'] }).split('; ');
    expect(ofStore.filter((directive) => directive.includes('s3.example.org'))).toEqual([
      "media-src 'self' blob: https: http://s3.example.org",
      "form-action 'self' http://s3.example.org",
    ]);
  });

  it('lets this site alone frame the preview of the console', () => {
    expect(pagePolicy(['start()'], { framed: true }).split('; ')).toContain("frame-ancestors 'self'");
  });
});
