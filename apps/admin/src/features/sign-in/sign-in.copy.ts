/** Words of the specification (ADM-06, 07, 30 to 33). */
export const signInCopy = {
  heading: 'Admin Sign In',
  notice: 'Access Denied - Only Admins Can Access This Page',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  sessionEnded: 'Your session has ended. Please sign in again; what you typed is kept on this device.',
  success: { title: 'Login successful!', description: 'Welcome to the admin dashboard.' },
  wrong: {
    title: 'Login failed',
    description: 'Invalid password. Please check the username and password and try again.',
  },
  wrongRole: { title: 'Login failed', description: 'This account has no access to the admin dashboard.' },
  network: { title: 'Login error', description: 'Network error. Please check your connection and try again.' },
  loggedOut: { title: 'Logged out', description: 'You have been successfully logged out.' },
} as const;
