import { message, messages } from '@ministry/messages';

/** Confirmation before an archive replaces the whole site. */
export const importQuestionCopy = messages('admin.site.importQuestion', {
  title: message<{ siteName: string }>('Replace content and settings of {siteName}?'),
  contentText: message<{ archive: string }>(
    'All content, settings and texts of this site are replaced by those of {archive}, all at once or not at all. Messages, families, subscribers and accounts stay. The current content is kept as an archive for thirty days, without deleted items.',
  ),
  waysText: 'Changed ways of giving become a proposal, which a second account has to confirm.',
  confirmation: message<{ siteName: string }>('Type {siteName} to confirm'),
  replace: 'Replace everything',
  replacing: 'Importing…',
  wait: 'Importing… This can take minutes. Please stay on this page.',
  maybeDone: message<{ reason: string }>(
    "{reason} The import may still have been done: close this, reload the page and look at 'Last import'.",
  ),
  doneTitle: 'The site is imported',
  doneText: 'Everybody sees it now. What was there before is kept for thirty days.',
});
