export const teamCopy = {
  title: 'Our team',
  lead: 'The people who pray with you, teach, sing, count, cook and keep the gate.',
  description:
    'Team leaders, pastoral council, deacons, ministry workers, levites and support staff, and how to reach each of them.',
  jump: 'Go to a part of the team',
  place: 'Place',
  department: 'Department',
  specialties: 'Ask about',
  loading: 'Loading the team',
  failed: 'The team could not be loaded.',
  nobody: 'Nobody is presented here yet.',
  tryAgain: 'Try again',
  closing: 'Not sure whom to ask?',
  closingText:
    'Write to the office, and the right person answers. If you worship with us, put your family on the register, so that we know whom to visit and whom to pray for.',
  contact: 'Contact us',
  family: 'Register your family',
} as const;
