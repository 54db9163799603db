import { tokens } from './tokens.ts';

const { colour, radius, font } = tokens;

/** Part of the lazy toast chunk and of the remotes, which do not have the style sheet of the shell. */
export const toastStyles = `
.toasts{position:fixed;z-index:1100;inset:auto 0 0 auto;width:min(26rem,100vw);padding:1rem;pointer-events:none;outline-offset:-6px}
.toast{position:relative;pointer-events:auto;touch-action:pan-y;padding:1rem 3.5rem 1rem 1.125rem;background:${colour.white};color:${colour.ink};border:1px solid ${colour.line};border-left:6px solid ${colour.ok};border-radius:${radius}px;font:400 1rem/1.5 ${font.text};animation:toast-in .18s ease-out}
.toast.destructive{border-left-color:${colour.error}}
.toast p{margin:.25rem 0 0}.toast .toast-title{margin:0;font-weight:700}
.toast-action{margin-top:.75rem;min-height:44px;padding:0 1rem;font:600 1rem ${font.text};color:${colour.nile};background:none;border:2px solid ${colour.nile};border-radius:${radius}px;cursor:pointer}
.toast-close{position:absolute;top:.25rem;right:.25rem;width:44px;height:44px;display:grid;place-items:center;background:none;border:0;color:${colour.muted};cursor:pointer}
@keyframes toast-in{from{opacity:0;transform:translateY(8px)}}
@media(prefers-reduced-motion:reduce){.toast{animation:none}}
`;
