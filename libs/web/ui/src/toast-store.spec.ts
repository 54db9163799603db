import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createToastStore, onToast, showToast, type ToastContent } from './toast-store.ts';

describe('the toast store', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  // TOAST-02
  it('shows only the newest toast', () => {
    const store = createToastStore();
    store.show({ title: 'first' });
    store.show({ title: 'second' });
    expect(store.current()).toMatchObject({ title: 'second', open: true });
  });

  // TOAST-03
  it('closes a toast after five seconds', () => {
    const store = createToastStore();
    store.show({ title: 'saved' });
    jest.advanceTimersByTime(4_999);
    expect(store.current()?.open).toBe(true);
    jest.advanceTimersByTime(1);
    expect(store.current()?.open).toBe(false);
  });

  it('waits while the visitor reads, then gives the full time again', () => {
    const store = createToastStore();
    store.show({ title: 'saved' });
    store.pause();
    jest.advanceTimersByTime(60_000);
    expect(store.current()?.open).toBe(true);
    store.resume();
    jest.advanceTimersByTime(5_000);
    expect(store.current()?.open).toBe(false);
  });

  // TOAST-07
  it('drops a removed toast after 1,000,000 ms', () => {
    const store = createToastStore();
    store.show({ title: 'saved' });
    store.dismiss();
    jest.advanceTimersByTime(999_999);
    expect(store.current()).toMatchObject({ title: 'saved', open: false });
    jest.advanceTimersByTime(1);
    expect(store.current()).toBeNull();
  });

  it('does not remove a new toast when an old one expires', () => {
    const store = createToastStore();
    store.show({ title: 'old' });
    store.dismiss();
    jest.advanceTimersByTime(999_000);
    store.show({ title: 'new' });
    jest.advanceTimersByTime(1_000);
    expect(store.current()).toMatchObject({ title: 'new', open: true });
  });

  it('reaches the region through the window, so that separately built parts share it', () => {
    const heard: ToastContent[] = [];
    const stop = onToast((content) => heard.push(content));
    showToast({ title: 'one' });
    stop();
    showToast({ title: 'two' });
    expect(heard).toEqual([{ title: 'one' }]);
  });
});
