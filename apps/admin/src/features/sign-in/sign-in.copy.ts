import { messages } from '@ministry/messages';

/** The sign-in form. The texts are prescribed by the specification (ADM-06, 07, 30 to 33). */
export const signInCopy = messages('admin.signIn', {
  heading: 'Admin Sign In',
  notice: 'Access Denied - Only Admins Can Access This Page',
  sessionEnded: 'Your session has ended. Please sign in again; what you typed is kept on this device.',
  username: 'Username',
  password: 'Password',
  // A button beside the password; screen readers announce the longer texts.
  show: 'Show',
  showPassword: 'Show password',
  hide: 'Hide',
  hidePassword: 'Hide password',
  signIn: 'Sign in',
  signingIn: 'Signing in...',

  success: { title: 'Login successful!', description: 'Welcome to the admin dashboard.' },
  failed: 'Login failed',
  wrong: 'Invalid password. Please check the username and password and try again.',
  wrongRole: 'This account has no access to the admin dashboard.',
  network: {
    title: 'Login error',
    description: 'Network error. Please check your connection and try again.',
  },
  loggedOut: { title: 'Logged out', description: 'You have been successfully logged out.' },
  checkFailed: 'The dashboard could not be opened',
});
