import { formatShillings, payingBy, payingBySlugs } from '@ministry/domain';
import { escapeHtml } from '../../../platform/http/plain-page.ts';
import type { SandboxCheckout } from './sandbox-checkout.entity.ts';

const style =
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#10201d;background:#eaf3ef}' +
  '.test{margin:0;padding:.75rem 1rem;background:#7a3e00;color:#fff;text-align:center;font-weight:600}' +
  'main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{margin:.25rem 0;font:700 1.75rem/1.2 Georgia,serif}.sum{margin:0 0 1.5rem;font-size:1.5rem;font-weight:700}' +
  'fieldset{margin:0 0 1rem;padding:1rem;border:1px solid #b9cdc5;border-radius:8px;background:#fff}legend{padding:0 .25rem;font-weight:600}' +
  '.way{display:flex;gap:.75rem;align-items:center;min-height:44px}.way input{width:1.25rem;height:1.25rem;accent-color:#0b5148}' +
  'button{display:block;box-sizing:border-box;width:100%;min-height:48px;margin:0 0 .75rem;padding:.5rem 1.5rem;border:2px solid #0b5148;border-radius:6px;background:#fff;color:#0b5148;font:600 1rem system-ui,sans-serif;cursor:pointer}' +
  'button.main{background:#0b5148;color:#fff}summary{padding:.625rem 0;cursor:pointer;font-weight:600}' +
  'details label{display:block;margin:0 0 1rem}select{display:block;width:100%;min-height:44px;margin-top:.25rem;padding:.25rem .5rem;border:1px solid #5d7a70;border-radius:6px;background:#fff;color:inherit;font:inherit}' +
  'a{display:inline-block;padding:.625rem 0;color:#0b5148}:focus-visible{outline:3px solid #0b3fd1;outline-offset:2px}';

/** The choices on the page with their texts; the first option of each is the usual one. */
const choices: { name: string; label: string; options: [value: string, copy: string][] }[] = [
  {
    name: 'delay',
    label: 'This happens',
    options: [
      ['0', 'at once'],
      ['5', 'after 5 seconds'],
      ['15', 'after 15 seconds'],
      ['60', 'after a minute'],
      ['300', 'after 5 minutes'],
    ],
  },
  {
    name: 'notice',
    label: 'The church is notified',
    options: [
      ['before', 'before the payer is back'],
      ['after', 'after the payer is back'],
      ['twice', 'twice'],
      ['never', 'never'],
      ['forged', 'with a wrong signature'],
    ],
  },
  {
    name: 'amount',
    label: 'The amount that arrives',
    options: [
      ['right', 'as asked for'],
      ['less', 'half of it'],
      ['more', 'UGX 1,000 more'],
    ],
  },
  {
    name: 'reversal',
    label: 'The money is taken back',
    options: [
      ['never', 'never'],
      ['10', 'after 10 seconds'],
      ['60', 'after a minute'],
    ],
  },
];

const document = (churchName: string, heading: string, content: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${heading} | TEST MODE</title><style>${style}</style></head><body><p class="test">TEST MODE: no money moves</p><main><p>Payment to ${escapeHtml(churchName)}</p><h1>${heading}</h1>${content}</main></body></html>`;

const sumOf = ({ amount, description }: SandboxCheckout): string =>
  `<p>${escapeHtml(description)}</p><p class="sum">${formatShillings(amount)}</p>`;

const wayOf = (way: keyof typeof payingBy, chosen: string): string =>
  `<label class="way"><input type="radio" name="method" value="${way}"${way === chosen ? ' checked' : ''}>${payingBy[way]}</label>`;

const selectOf = ({ name, label, options }: (typeof choices)[number]): string =>
  `<label>${label}<select name="${name}">${options.map(([value, copy]) => `<option value="${value}">${copy}</option>`).join('')}</select></label>`;

/** The page on which the payer chooses what happens to a payment. */
export const sandboxPage = (checkout: SandboxCheckout, churchName: string): string =>
  document(
    churchName,
    'Test payment',
    `${sumOf(checkout)}<form method="post"><fieldset><legend>Pay by</legend>${payingBySlugs.map((way) => wayOf(way, checkout.method ?? 'card')).join('')}</fieldset>` +
      `<button class="main" name="outcome" value="succeed">Pay ${formatShillings(checkout.amount)}</button>` +
      '<button name="outcome" value="fail">Let it fail</button><button name="outcome" value="expire">Let it expire</button><button name="outcome" value="cancel">Cancel and go back</button>' +
      `<details><summary>More options</summary>${choices.map(selectOf).join('')}</details></form>`,
  );

/** The page that is shown if the payer comes back after the choice. */
export const sandboxPageOver = (checkout: SandboxCheckout, state: string, churchName: string): string =>
  document(
    churchName,
    'Nothing more to do',
    `${sumOf(checkout)}<p>This test payment is ${state}.</p><p><a href="${escapeHtml(checkout.returnUrl)}?reference=${checkout.reference}">Back to the church</a></p>`,
  );
