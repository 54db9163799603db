export const componentCopy = {
  copy: 'Copy',
  copied: '✓ Copied',
  nameCopied: (name: string) => `${name} copied`,
  copyRefused: 'The browser did not let it be copied. Press Ctrl+C.',
} as const;
