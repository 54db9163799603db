import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { groupedCode, readTicket } from '@ministry/domain';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import type { EventRegistrationResponse } from '../../src/publishing/events/event-registration.dto.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { EventTickets } from '../../src/publishing/events/event-tickets.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('GET /tickets/:code', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  const register = async (eventId: number, own: Record<string, unknown> = {}): Promise<EventRegistrationResponse> =>
    (
      await api.send({
        method: 'POST',
        url: `/api/events/${eventId}/register`,
        payload: registrationRequest(eventId, own),
      })
    ).json();
  const open = (code: string) => api.send({ url: `/tickets/${code}`, headers: { accept: 'text/html' } });

  it('shows the event, the number and a QR code that a camera reads, and nothing of the person', async () => {
    const { id } = await createEvent(api, { title: 'Harvest & Praise', location: 'Pece Stadium' });
    const { ticket } = await register(id);
    const page = await open(ticket ?? '');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const shown of ['Harvest &#38; Praise', 'Pece Stadium', groupedCode(ticket ?? '')])
      expect(page.body).toContain(shown);
    expect(page.body).not.toMatch(/Mary|Akello|mary\.akello|<script/);

    const svg = /<svg.*<\/svg>/.exec(page.body)?.[0].replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ') ?? '';
    const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
      .resize(400, 400, { kernel: 'nearest' })
      .flatten({ background: '#ffffff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(ticket);
    // The smallest QR code: 21 modules plus the quiet zone.
    expect(svg).toContain('viewBox="0 0 29 29"');
  });

  it('opens from the confirmation mail', async () => {
    const { id } = await createEvent(api);
    const { ticket } = await register(id, { email: 'peter@example.org' });
    const [mail] = await api.database.repository(OutboxMessage).findBy({ recipient: 'peter@example.org' });
    expect(mail?.text).toContain(`/tickets/${ticket}\n`);
  });

  it('opens for a registration made before there were tickets, however its code is typed', async () => {
    const { id } = await createEvent(api);
    const registration = await api.database.repository(EventRegistration).save({
      eventId: id,
      personKey: 'a'.repeat(64),
      confirmationCode: 'K7M2QXR4',
      firstName: 'Okello',
      lastName: 'John',
      email: 'okello@example.org',
      createdAt: new Date(),
    });
    const code = api.app.get(EventTickets).codeOf(registration);
    expect([(await open(code)).statusCode, (await open(groupedCode(code).toLowerCase())).statusCode]).toEqual([
      200, 200,
    ]);
  });

  it('answers 404 for an incomplete or forged code, and for a deleted event', async () => {
    const [one, other] = [await createEvent(api), await createEvent(api)];
    const { ticket, id } = await register(one.id);
    const code = ticket ?? '';
    const { signature = '' } = readTicket(code) ?? {};
    const tickets = api.app.get(EventTickets);
    const ofOther = tickets.codeOf({ eventId: other.id, id }).slice(0, -signature.length) + signature;
    const forged = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
    for (const wrong of [code.slice(0, -3), forged, ofOther, 'no-ticket'])
      expect([wrong, (await open(wrong)).statusCode]).toEqual([wrong, 404]);
    await api.send({ method: 'DELETE', url: `/api/events/${one.id}`, headers: api.as('admin') });
    expect((await open(code)).statusCode).toBe(404);
  });

  it('answers no ticket to somebody who registers under the name of a registered person', async () => {
    const { id } = await createEvent(api);
    expect(readTicket((await register(id)).ticket ?? '')).toMatchObject({ eventId: id });
    expect((await register(id)).ticket).toBeNull();
  });
});
