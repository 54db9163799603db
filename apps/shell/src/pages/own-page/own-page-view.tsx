import type { WholePageResponse } from '@ministry/api-client';
import { usePageHead } from '../../app/page-head.ts';
import { Banner } from '../../layout/banner.tsx';
import { Blocks } from './blocks.tsx';

type Shown = Pick<WholePageResponse, 'title' | 'address' | 'summary' | 'blocks' | 'texts'>;

/** A page of the office's own. @param isPreview shows a note in place of a block that renders nothing */
export function OwnPageView({ page, isPreview }: { page: Shown; isPreview?: boolean }) {
  const { title, address, summary, blocks, texts } = page;
  usePageHead({ title, description: summary || title, path: `/${address}` });
  return (
    <>
      <Banner title={title} lead={summary} />
      <Blocks blocks={blocks} texts={texts} isPreview={isPreview} />
    </>
  );
}
