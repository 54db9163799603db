import { messages } from '@ministry/messages';

export const testingCopy = messages('media.testing', {
  title: 'Testing Your Setup',
  lead: 'Each step is ticked automatically when the server detects it.',
  /** A screen reader says one of them before each step. */
  done: 'Done:',
  open: 'To do:',
  steps: [
    'Save the configuration, and copy the server and the stream key into OBS.',
    'Press Start Streaming in OBS.',
    'Look and listen in the preview: is the picture steady, and does the sound level move?',
    'Approve the stream.',
    'Go live, and open the Live page on a phone that is not on the church’s Wi-Fi.',
  ],
  openLive: 'Open the Live page',
});
