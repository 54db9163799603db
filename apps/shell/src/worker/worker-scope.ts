// The part of a service worker's types that is used here: TypeScript has them in a library that excludes that of pages.
declare global {
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
    /** Of the page that asks. */
    readonly clientId: string;
    /** What the browser has asked for while the worker started; undefined where it has not. */
    readonly preloadResponse: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  }
}

/** What the page of check-in asks to have stored. */
export interface GateParts {
  /** Path of the page. */
  page: string;
  /** Paths of what it is made of. */
  files: string[];
}

interface PageMessage extends ExtendableEvent {
  readonly data: GateParts;
  readonly ports: readonly MessagePort[];
}

/** What the API sends to a device. */
interface PushEvent extends ExtendableEvent {
  readonly data: { json(): { title: string; body: string; path: string; tag: string } };
}

interface NotificationEvent extends ExtendableEvent {
  /** With the path that it opens. */
  readonly notification: { readonly data: string; close(): void };
}

interface OpenPage {
  readonly url: string;
  postMessage(message: unknown): void;
}

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<OpenPage | undefined>;
    matchAll(options: { type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

export const worker = self as unknown as WorkerScope;
