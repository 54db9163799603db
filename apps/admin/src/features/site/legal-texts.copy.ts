import { message, messages } from '@ministry/messages';

/** The privacy policy and the terms of service: a text under headings, which begins with the standard words of the product. */
export const legalTextsCopy = messages('admin.site.legalTexts', {
  sections: 'Sections of the text',
  sectionsHint: message<{ variables: string }>('These stand for what is set in Site, Identity: {variables}.'),
  section: 'section',
  newSection: 'New section',
  standardWords: 'Standard words',
  standardTitle: 'The standard words are in the form',
  standardText: 'Once you save them, they follow those of each release.',
});
