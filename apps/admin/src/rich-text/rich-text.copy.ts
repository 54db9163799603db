import { message, messages } from '@ministry/messages';

export const richTextCopy = messages('admin.richText', {
  /** The tool bar above a text; each is the name of a button. */
  formatOf: message<{ label: string }>('Format of {label}'),
  bold: 'Bold',
  italic: 'Italic',
  smallerHeading: 'Smaller heading',
  list: 'List',
  numberedList: 'Numbered list',
  quotation: 'Quotation',
  /** The button, and the title of its dialog. */
  link: 'Link',
  redo: 'Redo',

  /** The dialog of a link. */
  removeLink: 'Remove the link',
  linkHint: 'https://…, an e-mail address, or tel: and a number',
  linkMissing: 'Please give a web address, an e-mail address or tel: and a number.',

  /** The dialog of a picture. */
  insertPicture: 'Insert the picture',
  changePicture: 'Change the picture',
  pictureNotStored: 'Choose a picture that is stored here; pictures on other sites are not shown.',
  altText: 'What can be seen',
  altTextHint: 'For people who cannot see it.',
  altTextMissing: 'Please describe what can be seen.',
});
