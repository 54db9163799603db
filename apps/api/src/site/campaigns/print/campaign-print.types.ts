import type { SiteIdentity } from '@ministry/domain';
import type { RichTextNode } from '../../../publishing/rich-text/rich-text.dto.ts';

/** The data of a newsletter that is drawn. */
export interface CampaignPrint {
  subject: string;
  content: RichTextNode[];
  identity: SiteIdentity;
  siteUrl: string;
}
