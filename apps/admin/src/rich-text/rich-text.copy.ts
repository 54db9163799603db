import { message, messages } from '@ministry/messages';

export const richTextCopy = messages('admin.richText', {
  bold: 'Bold',
  italic: 'Italic',
  smallerHeading: 'Smaller heading',
  list: 'List',
  numberedList: 'Numbered list',
  quotation: 'Quotation',
  pleaseGiveAWebAddress: 'Please give a web address, an e-mail address or tel: and a number.',
  link: 'Link',
  removeTheLink: 'Remove the link',
  httpsAnEMailAddress: 'https://…, an e-mail address, or tel: and a number',
  chooseAPictureThatIs: 'Choose a picture that is stored here; those of other sites are not shown.',
  sayWhatCanBeSeen: 'Say what can be seen.',
  changeThePicture: 'Change the picture',
  insertThePicture: 'Insert the picture',
  whatCanBeSeen: 'What can be seen',
  forPeopleWhoCannotSee: 'For people who cannot see it.',
  formatOf: message<{ label: string }>('Format of {label}'),
  redo: 'Redo',
});
