import type { SiteIdentity } from '@ministry/domain';
import type { RichTextNode } from '../../../publishing/rich-text/rich-text.dto.ts';

/** What is drawn of a newsletter. */
export interface CampaignPrint {
  subject: string;
  content: RichTextNode[];
  identity: SiteIdentity;
  siteUrl: string;
}
