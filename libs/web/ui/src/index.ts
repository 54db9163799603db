export { RichText, type RichTextTree } from './rich-text.tsx';
export { StoredImage } from './stored-image.tsx';
export { ToastRegion } from './toast-region.tsx';
export { createToastStore, onToast, showToast, type Toast, type ToastContent, type ToastStore } from './toast-store.ts';
export { tokens, tokensCss } from './tokens.ts';
export { type ConsoleSite, SiteProvider, useSite } from './site.tsx';
