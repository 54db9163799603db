import { signInTexts as copy } from './sign-in-texts.copy.ts';
/** Words of the specification (ADM-06, 07, 30 to 33). */
export const signInCopy = {
  heading: copy.adminSignIn,
  notice: copy.accessDeniedOnlyAdminsCan,
  signIn: copy.signIn,
  signingIn: copy.signingIn,
  sessionEnded: copy.yourSessionHasEndedPlease,
  success: { title: copy.loginSuccessful, description: copy.welcomeToTheAdminDashboard },
  wrong: {
    title: copy.loginFailed,
    description: copy.invalidPasswordPleaseCheckThe,
  },
  wrongRole: { title: copy.loginFailed, description: copy.thisAccountHasNoAccess },
  network: { title: copy.loginError, description: copy.networkErrorPleaseCheckYour },
  loggedOut: { title: copy.loggedOut, description: copy.youHaveBeenSuccessfullyLogged },
} as const;
