import { message, messages } from '@ministry/messages';

export const familyCopy = messages('family', {
  heading: 'Family Registration',
  lead: 'Tell us who belongs to your household, so that we know you by name, remember birthdays, and can visit when you need us.',
  description:
    'Register your family with the ministry: your names, how to reach you, the members of your household and, if you like, where you live.',
  formHeading: 'Your family',
  /** Data Protection and Privacy Act, 2019 */
  savedHeading: 'What we keep, and why',
  saved: [
    'We keep what you write here to care for your family: to reach you, to visit you and to pray for you. Only the office sees it.',
    'The fact that somebody belongs to a church is special personal data under Uganda’s Data Protection and Privacy Act, 2019, and only parents or guardians may give details of children: please register only children in your care.',
    'We keep it until you withdraw it. Call or write to the office at any time to see, correct or delete it.',
  ],
  agreed: 'When you send this form, we keep your details as described under',
  privacy: 'How we keep personal data',
  familyName: 'Family name *',
  headOfFamily: 'Head of family *',
  email: 'Email *',
  phone: 'Phone *',
  address: 'Home address *',
  addressHint: 'Village or street, parish and district',
  locationHeading: 'Where you live on the map (optional)',
  locationText: 'If you are at home now, your phone can send us your location, so that visitors can find you.',
  getLocation: 'Get My Location',
  looking: 'Looking for your location…',
  found: 'Location found.',
  removed: 'Location removed.',
  removeLocation: 'Remove location',
  latitude: 'Latitude',
  longitude: 'Longitude',
  membersHeading: 'Members of the family',
  membersText: 'Begin with yourself. Empty rows are left out.',
  member: message<{ place: number }>('Member {place}'),
  firstName: 'First name *',
  lastName: 'Last name *',
  dob: 'Date of birth *',
  relation: 'Title or relationship *',
  relations: ['Father', 'Mother', 'Son', 'Daughter', 'Grandfather', 'Grandmother', 'Guardian', 'Relative'],
  add: 'Add a member',
  remove: 'Remove',
  more: 'More members',
  moreText: 'Leave empty what you do not need.',
  send: 'Register our family',
  sending: 'Registering…',
  success: 'Family registration successful! Thank you for joining our community.',
  failure: 'Registration failed. Please try again.',
});

export const familyErrors = messages('family.errors', {
  familyName: 'Please write the name of your family.',
  headOfFamily: 'Please write who is the head of the family.',
  email: 'Please write an email address, such as name@example.org.',
  phone: 'Please write a phone number, such as 0772 123 456.',
  address: 'Please write where you live.',
  firstName: 'Please write the first name.',
  lastName: 'Please write the last name.',
  dob: 'Please give a date of birth between 1900 and today.',
  title: 'Please write this person’s title or relationship.',
});

/** FAM-28 to FAM-32 */
export const locationFailures = messages('family.location', {
  failed: 'Unable to get location.',
  denied: 'Please allow location access.',
  unavailable: 'Location information unavailable.',
  timedOut: 'Location request timed out.',
  unsupported: 'Geolocation is not supported by this browser.',
});
