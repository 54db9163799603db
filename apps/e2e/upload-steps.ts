import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Locator, Page } from '@playwright/test';

const seedMedia = new URL('../api/seed-media/', import.meta.url);

/** A file of the product's seed media. */
export const seedFile = (name: string): Buffer => readFileSync(new URL(name, seedMedia));

/** A sermon of this many megabytes: a real recording, repeated. */
export function longRecording(megabytes: number): Buffer {
  const once = seedFile('first-light.mp3');
  return Buffer.concat(Array.from({ length: Math.ceil((megabytes * 1_000_000) / once.length) }, () => once));
}

/** Chooses a file for an upload field, as through its button and the device's file dialog. */
export const chooseFile = (
  page: Page,
  label: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> => page.locator(`input[type=file][data-upload="${label}"]`).setInputFiles(file);

/** The text box with the address of an upload field. */
export const addressBox = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

export interface Connection {
  url: string;
  /** Bytes that went from the browser to the server since the last call. */
  sent(): number;
  /** Breaks the connection after this many further bytes, until `reconnect`. Resolves when it is broken. */
  disconnectAfter(bytes: number): Promise<void>;
  reconnect(): void;
  /** Forwards to another server from now on. */
  forwardTo(url: string): void;
  close(): void;
}

/** A connection between browser and server that can break, like a mobile one. */
export async function openConnection(to: string): Promise<Connection> {
  let target = new URL(to);
  let isBroken = false;
  let sent = 0;
  let left = Infinity;
  let onBreak: () => void = () => undefined;
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    if (isBroken) return void browser.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      open.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
    }
    upstream.pipe(browser);
    browser.on('data', (bytes: Buffer) => {
      sent += bytes.length;
      left -= bytes.length;
      if (!upstream.write(bytes)) {
        browser.pause();
        upstream.once('drain', () => browser.resume());
      }
      if (left <= 0) disconnect();
    });
  });
  function disconnect() {
    left = Infinity;
    isBroken = true;
    for (const socket of open) socket.destroy();
    onBreak();
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent() {
      const before = sent;
      sent = 0;
      return before;
    },
    disconnectAfter: (bytes) =>
      new Promise((broken) => {
        left = bytes;
        onBreak = broken;
      }),
    reconnect: () => void (isBroken = false),
    forwardTo: (url) => void (target = new URL(url)),
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
