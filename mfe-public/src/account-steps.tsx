import type { PageHandle } from '@psp/remote/contract';
import { guarded } from '@psp/remote/guarded';
import { RouteError } from '@psp/remote/screen';
import type { RouteObject } from 'react-router-dom';

const plain: PageHandle = { isPlain: true };
/* Shown by the token in a link's fragment, which the server never sees, or by the session. */
const personal: PageHandle = { isPlain: true, isBrowserOnly: () => true };
/* The forms show what the tab has kept. */
const form: PageHandle = { isPlain: true, isBrowserOnly: (address) => address.searchParams.has('tip') };

const errorElement = <RouteError />;

/** The way to an account and back to it: sign-up, confirmation, recovery, invitations, the organisation's application. */
export const accountSteps: RouteObject[] = [
  {
    path: 'register',
    handle: form,
    errorElement,
    lazy: {
      loader: async () => (await import('./registrations/register-page.tsx')).formLoader,
      Component: async () => (await import('./registrations/register-page.tsx')).RegisterPage,
    },
  },
  {
    path: 'confirmare',
    handle: personal,
    errorElement,
    lazy: { Component: async () => (await import('./confirm/confirm-page.tsx')).ConfirmPage },
  },
  {
    path: 'parola',
    handle: plain,
    errorElement,
    lazy: { Component: async () => (await import('./recovery/recovery-page.tsx')).RecoveryPage },
  },
  {
    path: 'parola/noua',
    handle: personal,
    errorElement,
    lazy: { Component: async () => (await import('./recovery/new-password-page.tsx')).NewPasswordPage },
  },
  {
    path: 'invitatie',
    handle: personal,
    errorElement,
    lazy: { Component: async () => (await import('./invitations/invitation-page.tsx')).InvitationPage },
  },
  {
    ...guarded(null),
    errorElement,
    children: [
      {
        path: 'cerere',
        handle: personal,
        lazy: {
          loader: async () => (await import('./applications/application-page.tsx')).applicationLoader,
          Component: async () => (await import('./applications/application-page.tsx')).ApplicationPage,
        },
      },
    ],
  },
];
