import type { WholePageResponse } from '@ministry/api-client';

export type Block = WholePageResponse['blocks'][number];
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
