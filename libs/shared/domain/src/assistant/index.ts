export * from './context.ts';
export * from './intents.ts';
export * from './phrases.ts';
export * from './replies.ts';
export * from './says.copy.ts';
export * from './says.ts';
export * from './settings.ts';
export * from './suggestions.ts';
