import { guarded } from '@psp/remote/guarded';
import type { RouteObject } from 'react-router-dom';
import { skipWhenSignedIn } from './login/skip-when-signed-in.ts';

/** Sign-in, of members and partners and of the association. */
const signInRoutes: RouteObject[] = [
  {
    path: 'login',
    loader: skipWhenSignedIn,
    lazy: { Component: async () => (await import('./login/login-page.tsx')).LoginPage },
  },
  {
    path: 'admin-login',
    loader: skipWhenSignedIn,
    lazy: { Component: async () => (await import('./login/admin-login-page.tsx')).AdminLoginPage },
  },
];

const accountSections: RouteObject[] = [
  {
    index: true,
    lazy: { Component: async () => (await import('./account/personal-section.tsx')).PersonalSection },
  },
  {
    path: 'securitate',
    lazy: { Component: async () => (await import('./account/security-section.tsx')).SecuritySection },
  },
  {
    path: 'notificari',
    lazy: { Component: async () => (await import('./account/topics-section.tsx')).TopicsSection },
  },
  {
    path: 'date',
    lazy: { Component: async () => (await import('./account/data-section.tsx')).DataSection },
  },
];

/** Pages of the shell that need a session. */
const signedInRoutes: RouteObject[] = [
  {
    path: 'notificari',
    lazy: {
      loader: async () => (await import('./notifications/notifications-page.tsx')).notificationsLoader,
      Component: async () => (await import('./notifications/notifications-page.tsx')).NotificationsPage,
    },
  },
  {
    path: 'organizatie',
    lazy: {
      loader: async () => (await import('./organisation-choice/organisation-choice-page.tsx')).membershipsLoader,
      Component: async () =>
        (await import('./organisation-choice/organisation-choice-page.tsx')).OrganisationChoicePage,
    },
  },
  {
    path: 'cont',
    lazy: {
      loader: async () => (await import('./account/account-page.tsx')).accountLoader,
      Component: async () => (await import('./account/account-page.tsx')).AccountPage,
    },
    children: accountSections,
  },
];

/** The routes of the shell's own pages. */
export const shellRoutes: RouteObject[] = [...signInRoutes, { ...guarded(null), children: signedInRoutes }];
