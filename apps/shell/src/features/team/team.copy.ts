import { messages } from '@ministry/messages';

export const teamCopy = messages('team', {
  title: 'Our team',
  jump: 'Go to a part of the team',
  place: 'Place',
  department: 'Department',
  specialties: 'Ask about',
  loading: 'Loading the team',
  failed: 'The team could not be loaded.',
  nobody: 'No team members are shown here yet.',
  closing: 'Not sure whom to ask?',
  contact: 'Contact us',
  family: 'Register your family',
});
