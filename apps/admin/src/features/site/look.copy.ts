import { message, messages } from '@ministry/messages';

/** The colours, the logo and the share picture of the site. */
export const lookCopy = messages('admin.site.look', {
  heading: 'Look',
  mainColour: 'Main colour',
  mainColourHint: 'Buttons, links and, darker, the header. Empty: the standard green.',
  accentColour: 'Accent colour',
  accentColourHint: 'The main action and the current page. Empty: the standard yellow.',
  // Label of the device's colour picker: 'Pick: Main colour'
  pick: message<{ label: string }>('Pick: {label}'),
  notAColour: message<{ field: string; example: string }>('{field} must be a colour such as {example}'),
  standardColours: 'Back to the standard colours',
  logo: 'Logo',
  logoHint:
    'In the header, the footer and as the icon of the installed site, on white; square pictures look best. Empty: the standard logo.',
  sharePicture: 'Share picture',
  sharePictureHint: 'Beside links that are shared, where the page has no picture of its own; cut to 1200 by 630.',

  // Errors of a colour; {where} is one of the places below.
  problems: {
    mainColour: message<{ where: string; contrast: string; least: number }>(
      'Main colour must be darker: {where} has a contrast of {contrast} and needs {least}:1',
    ),
    accentColour: message<{ where: string; contrast: string; least: number }>(
      'Accent colour must be lighter, or the main colour darker: {where} has a contrast of {contrast} and needs {least}:1',
    ),
  },
  where: {
    whiteText: 'white text on it',
    bandLink: 'a link on a tinted band',
    darkConsole: 'its light shade in a dark console',
    headerText: 'text of that colour on the dark header',
    largeNumber: 'a large number of that colour on the main one',
  },

  // Contrast of a colour: 'Main colour, white text on it: 4.5:1, enough'
  contrast: 'Contrast',
  letters: 'Aa',
  ofMainColour: message<{ where: string }>('Main colour, {where}:'),
  ofAccentColour: message<{ where: string }>('Accent colour, {where}:'),
  enough: ', enough',
  tooLittle: message<{ least: number }>(', too little: {least}:1 is needed'),

  // A sample of the site in the chosen colours
  sample: 'Sample of the look',
  sampleWatchLive: 'Watch live',
  sampleLink: 'A link on the page',
  sampleSend: 'Send',
  sampleBandLink: 'A link on a band',
  sampleDarkConsole: 'A console in the dark',
});
