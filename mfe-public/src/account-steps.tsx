import type { PageHandle } from '@psp/remote/contract';
import { guarded } from '@psp/remote/guarded';
import { RouteError } from '@psp/remote/screen';
import type { RouteObject } from 'react-router-dom';
import { page } from './common/page.tsx';

const plain: PageHandle = { isPlain: true };
/* These pages depend on the session or on a token in the URL fragment, which the server never receives. */
const personal: PageHandle = { isPlain: true, isBrowserOnly: () => true };
/* The forms show drafts that the tab has stored. */
const form: PageHandle = { isPlain: true, isBrowserOnly: (address) => address.searchParams.has('tip') };

const errorElement = <RouteError />;

/** Routes around accounts: sign-up, confirmation, password recovery, invitations and the organisation's application. */
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
  page(
    'confirmare',
    async () => (await import(/* webpackChunkName: 'recovery' */ './confirm/confirm-page.tsx')).ConfirmPage,
    { handle: personal },
  ),
  page(
    'parola',
    async () => (await import(/* webpackChunkName: 'recovery' */ './recovery/recovery-page.tsx')).RecoveryPage,
    { handle: plain },
  ),
  page(
    'parola/noua',
    async () => (await import(/* webpackChunkName: 'recovery' */ './recovery/new-password-page.tsx')).NewPasswordPage,
    {
      handle: personal,
    },
  ),
  page('invitatie', async () => (await import('./invitations/invitation-page.tsx')).InvitationPage, {
    handle: personal,
  }),
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
