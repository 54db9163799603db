import { messages } from '@ministry/messages';

/** Wording of the specification (MEDIA-03 to MEDIA-05, MEDIA-53 to MEDIA-56). */
export const accessCopy = messages('media.access', {
  accessTitle: 'Media Team Access',
  accessLead: 'For the team that brings the service to those who cannot be there.',
  username: 'Username',
  password: 'Password',
  /** On the button beside the password, and its labels for screen readers. */
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  success: {
    title: 'Welcome',
    description: 'Welcome to the Media Team Setup page.',
  },
  wrong: {
    title: 'Login failed',
    description: 'Invalid credentials. Please contact the admin for access.',
  },
  error: {
    title: 'Login error',
    description: 'An error occurred during login. Please try again.',
  },
  loggedOut: {
    title: 'Logged out',
    description: 'You have been logged out successfully.',
  },
  sessionEnded: 'Your session has ended. Please sign in again.',
});
