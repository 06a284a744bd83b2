import { lazy } from 'react';

/** Imports both screens of enrolling an authenticator. They are rarely used and bring dialogs along. */
export const loadEnrolment = () =>
  Promise.all([import('../account/authenticator-setup.tsx'), import('../account/recovery-codes.tsx')]);

export const AuthenticatorSetup = lazy(async () => {
  const [{ AuthenticatorSetup }] = await loadEnrolment();
  return { default: AuthenticatorSetup };
});

export const RecoveryCodes = lazy(async () => {
  const [, { RecoveryCodes }] = await loadEnrolment();
  return { default: RecoveryCodes };
});
