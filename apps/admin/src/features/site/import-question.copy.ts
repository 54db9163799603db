import { message, messages } from '@ministry/messages';

/** Confirmation before an archive replaces the whole site. */
export const importQuestionCopy = messages('admin.site.importQuestion', {
  title: message<{ siteName: string }>('Replace content and settings of {siteName}?'),
  contentText: message<{ archive: string }>(
    'All content, settings and texts of this site give way to those of {archive}, all at once or not at all. Messages, families, subscribers and accounts stay. What is there now is kept as an archive for thirty days, without the trash.',
  ),
  waysText: 'Other ways of giving than those of now become a proposal, which a second account confirms.',
  confirmation: message<{ siteName: string }>('Type {siteName} to confirm'),
  replace: 'Replace everything',
  replacing: 'Importing…',
  wait: 'Importing… This can take minutes. Please stay on this page.',
  maybeDone: message<{ reason: string }>(
    "{reason} It may have been done all the same: close this and look at 'Last import' after a reload.",
  ),
  doneTitle: 'The site is imported',
  doneText: 'Everybody sees it now. What was there before is kept for thirty days.',
});
