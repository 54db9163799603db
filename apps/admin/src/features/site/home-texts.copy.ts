import { message, messages } from '@ministry/messages';

/** Texts of the home page. Names in ‘ ’ are headings as the site shows them. */
export const homeTextsCopy = messages('admin.site.homeTexts', {
  highlights: 'Highlights',
  highlightsHint: 'The row of pictures that moves automatically.',
  highlight: 'highlight',
  newHighlight: 'New highlight',
  pictureOf: message<{ title: string }>('Picture of {title}'),
  pictureOfNew: 'Picture of the new highlight',
  pictureHint: 'Shown 8 by 5; what is above and below is cut off.',
  belowFigures: 'Below ‘What God has done’ (optional)',
  figuresHint: 'Edit the numbers under Site, Identity.',
  impacts: 'What changes',
  belowWeek: 'Below ‘Every week’ (optional)',
  belowGifts: 'Below ‘What your gift does’ (optional)',
  gifts: 'What your gift does',
  // Purpose of a gift: 'School fees'
  purpose: 'purpose',
  purposeField: 'Purpose',
});
