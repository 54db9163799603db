export * from './matching.ts';
export * from './questions.ts';
export * from './quiz-flow.ts';
export * from './traits.ts';
