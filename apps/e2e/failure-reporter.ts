import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Maximum number of printed lines of the page, and of the server's log. */
const most = 80;

/** The page as assistive technology reads it, without the frame that all pages share. */
function pageLines(context: string): string[] {
  const [, page = ''] = /```yaml\n([^]*?)```/.exec(context) ?? [];
  return page
    .replaceAll(/^( *)- (?:banner|contentinfo).*\n(?:\1 .*\n)*/gm, '')
    .replaceAll(/ \[(?:ref|cursor)=\w+\]|^ *- \/url:.*\n/gm, '')
    .split('\n')
    .slice(0, most);
}

/** Prints the page and the end of the server's log for a failed test, because often only the output of a remote run is kept. */
export default class FailureReporter implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    for (const { name, path, body } of attachments) {
      const text = () => body?.toString() ?? (path ? readFileSync(path, 'utf8') : '');
      if (name === 'error-context') console.log(`The page of '${test.title}':`, pageLines(text()).join('\n'));
      if (name === 'server.log') console.log(`The server's log:`, text().split('\n').slice(-most).join('\n'));
    }
  }
}
