// The types of a service worker that are used here. The TypeScript library that contains them cannot be combined with that of pages.
declare global {
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
    /** Id of the page that sends the request. */
    readonly clientId: string;
    /** Response to the request that the browser sent while the worker started; undefined if it sent none. */
    readonly preloadResponse: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  }
}

/** The message in which the check-in page asks to be stored. */
export interface GateParts {
  /** Path of the page. */
  page: string;
  /** Paths of its files. */
  files: string[];
}

interface PageMessage extends ExtendableEvent {
  readonly data: GateParts;
  readonly ports: readonly MessagePort[];
}

/** The event of a message that the API sends to a device. */
interface PushEvent extends ExtendableEvent {
  readonly data: { json(): { title: string; body: string; path: string; tag: string } };
}

interface NotificationEvent extends ExtendableEvent {
  /** `data` is the path that the notification opens. */
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
