import { message, messages } from '@ministry/messages';

/** The privacy policy and the terms of service: a text with headings, which starts as the product's standard text. */
export const legalTextsCopy = messages('admin.site.legalTexts', {
  sections: 'Sections of the text',
  sectionsHint: message<{ variables: string }>('These are replaced by what is set in Site, Identity: {variables}.'),
  section: 'section',
  newSection: 'New section',
  standardWords: 'Standard words',
  standardTitle: 'The standard words are in the form',
  standardText: 'Once you save them, they are updated with each release.',
});
