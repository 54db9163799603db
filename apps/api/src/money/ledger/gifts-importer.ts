import { Injectable } from '@nestjs/common';
import { anonymousDonor, givingCategories, officeMethods } from '@ministry/domain';
import { isInDollars, readAmount, readDay } from '../../platform/imports/cell-values.ts';
import { ImportRegistry } from '../../platform/imports/import-registry.ts';
import type { Importer, ImportField, ItemState, KnownItem } from '../../platform/imports/importer.ts';
import { importHints, importLabels } from '../../platform/imports/imports.copy.ts';
import { inParts } from '../../platform/imports/in-parts.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { noAmount } from './ledger.errors.ts';
import { LedgerRepository } from './ledger.repository.ts';
import { LedgerCorrectionsService } from './ledger-corrections.service.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';
import { ImportedGiftRequest, moneyOf } from './ledger-requests.dto.ts';
import { sumOf } from './ledger-rules.ts';
import { OfficeGiftsService } from './office-gifts.service.ts';

const currencies = { UGX: 'Shillings', USD: 'Dollars' };

const fields: ImportField[] = [
  {
    name: 'receivedOn',
    label: importLabels.receivedOn,
    isRequired: true,
    example: '24/12/2025',
    hint: importHints.giftDay,
    aliases: ['date', 'day', 'completion time', 'transaction date'],
    read: readDay,
  },
  {
    name: 'amount',
    label: importLabels.amount,
    isRequired: true,
    example: '50,000',
    hint: importHints.amount,
    aliases: ['sum', 'ugx', 'paid in', 'amount ugx', 'shillings'],
    read: readAmount,
  },
  {
    name: 'currency',
    label: importLabels.currency,
    isRequired: false,
    example: 'UGX',
    hint: importHints.currency,
    choices: currencies,
  },
  {
    name: 'method',
    label: importLabels.method,
    isRequired: true,
    example: 'Cash',
    aliases: ['method', 'payment method', 'paid by', 'mode'],
    choices: officeMethods,
  },
  {
    name: 'category',
    label: importLabels.category,
    isRequired: true,
    example: 'General ministry',
    aliases: ['category', 'purpose', 'fund', 'for'],
    choices: givingCategories,
  },
  {
    name: 'name',
    label: importLabels.name,
    isRequired: false,
    example: 'Peter Okello',
    aliases: ['donor', 'giver', 'from', 'donor name'],
  },
  {
    name: 'email',
    label: importLabels.email,
    isRequired: false,
    example: 'okello@example.org',
    aliases: ['e-mail address', 'mail'],
  },
  {
    name: 'phone',
    label: importLabels.phone,
    isRequired: false,
    example: '0772 123 456',
    aliases: ['telephone', 'mobile', 'number'],
  },
  {
    name: 'reference',
    label: importLabels.reference,
    isRequired: false,
    example: 'MP251224.1530.A1',
    hint: importHints.reference,
    aliases: ['transaction id', 'receipt', 'receipt no', 'ref', 'transaction'],
  },
  {
    name: 'note',
    label: importLabels.note,
    hasLines: true,
    isRequired: false,
    example: 'Harvest service',
    aliases: ['notes', 'remarks', 'comment'],
  },
];

type Gift = Pick<
  LedgerEntry,
  'receivedOn' | 'currency' | 'amount' | 'cents' | 'category' | 'method' | 'name' | 'reference'
>;

function keyOf({ receivedOn, currency, amount, cents, category, method, name, reference }: Gift): string {
  if (reference !== null) return JSON.stringify([reference]);
  return JSON.stringify([
    receivedOn,
    currency === 'USD' ? cents : amount,
    currency,
    category,
    method,
    name.toLowerCase(),
  ]);
}

/**
 * Imports gifts from a cash book or a statement of mobile money into the ledger, like those recorded by hand. No receipts
 * are sent. Undoing an import corrects each gift to zero, since ledger entries are never deleted.
 */
@Injectable()
export class GiftsImporter implements Importer<ImportedGiftRequest> {
  readonly kind = 'gifts';
  readonly fields = fields;
  readonly request = ImportedGiftRequest;

  constructor(
    registry: ImportRegistry,
    private readonly gifts: OfficeGiftsService,
    private readonly corrections: LedgerCorrectionsService,
    private readonly entries: LedgerRepository,
    private readonly settings: SiteSettingsService,
  ) {
    registry.register(this);
  }

  complete(
    { reference, note, currency, ...values }: Record<string, unknown>,
    cells: Record<string, string>,
  ): Record<string, unknown> {
    const noted = [typeof reference === 'string' ? `Reference ${reference}` : undefined, note];
    return {
      ...values,
      reference,
      currency: currency ?? (isInDollars(cells['amount'] ?? '') ? 'USD' : 'UGX'),
      note: noted.filter((line) => typeof line === 'string').join('\n'),
    };
  }

  check(request: ImportedGiftRequest): void {
    if (moneyOf(request, this.settings.current.exchange.rate).amount <= 0) throw noAmount();
  }

  titleOf({ name, amount, currency, receivedOn }: ImportedGiftRequest): string {
    return `${currency ?? 'UGX'} ${amount}, ${name || anonymousDonor}, ${receivedOn}`;
  }

  keyOf(request: ImportedGiftRequest): string {
    const { receivedOn, category, method, name, reference, currency } = request;
    return keyOf({
      ...moneyOf(request, this.settings.current.exchange.rate),
      receivedOn,
      category,
      method,
      currency: currency ?? 'UGX',
      name: name || anonymousDonor,
      reference: reference || null,
    });
  }

  /** A gift that was corrected to zero, for example by an undo, counts as missing. */
  async findKnown(requests: readonly ImportedGiftRequest[]): Promise<Map<string, KnownItem>> {
    const days = requests.map(({ receivedOn }) => receivedOn);
    const references = requests.flatMap(({ reference }) => reference || []);
    const gifts = [
      ...(await inParts(days, (part) => this.entries.listOfficeGifts(part))),
      ...(await inParts(references, (part) => this.entries.listOfficeGiftsByReference(part))),
    ];
    const wanted = new Set(requests.map((request) => this.keyOf(request)));
    const same = gifts.filter((gift) => wanted.has(keyOf(gift)));
    const balances = await this.balancesOf(same);
    return new Map(
      same.filter(({ id }) => balances.get(id)?.amount !== 0).map((gift) => [keyOf(gift), { id: gift.id }]),
    );
  }

  create(request: ImportedGiftRequest): Promise<number> {
    return this.gifts.record(request);
  }

  /** A gift with a balance of zero counts as deleted. */
  async statesOf(ids: readonly number[]): Promise<Map<number, ItemState>> {
    const gifts = await this.entries.findByIds(ids);
    const balances = await this.balancesOf(gifts);
    return new Map(
      gifts
        .filter(({ id }) => balances.get(id)?.amount !== 0)
        .map((gift) => [
          gift.id,
          {
            state: `${balances.get(gift.id)?.amount} ${balances.get(gift.id)?.corrections}`,
            title: titleOfEntry(gift),
          },
        ]),
    );
  }

  remove(id: number): Promise<void> {
    return this.corrections.correct(id, { amount: '0', note: 'The import of this gift was undone' });
  }

  private async balancesOf(
    gifts: readonly LedgerEntry[],
  ): Promise<Map<number, { amount: number; corrections: number }>> {
    const further = await inParts(
      gifts.map(({ id }) => id),
      (part) => this.entries.listCorrections(part),
    );
    return new Map(
      gifts.map((gift) => {
        const since = further.filter(({ correctsId }) => correctsId === gift.id);
        return [gift.id, { amount: sumOf([gift, ...since]).amount, corrections: since.length }];
      }),
    );
  }
}

const titleOfEntry = ({ amount, name, receivedOn }: LedgerEntry): string => `UGX ${amount}, ${name}, ${receivedOn}`;
