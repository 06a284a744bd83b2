import type { RouteObject } from 'react-router-dom';
import { askSession, guarded, skipWhenSignedIn } from './guard.ts';

/** Pages that anybody may open. */
const openRoutes: RouteObject[] = [
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
  {
    path: 'register',
    lazy: { Component: async () => (await import('./registrations/register-page.tsx')).RegisterPage },
  },
  {
    path: 'confirmare',
    lazy: { Component: async () => (await import('./confirm/confirm-page.tsx')).ConfirmPage },
  },
  {
    path: 'parola',
    lazy: { Component: async () => (await import('./recovery/recovery-page.tsx')).RecoveryPage },
  },
  {
    path: 'parola/noua',
    lazy: { Component: async () => (await import('./recovery/new-password-page.tsx')).NewPasswordPage },
  },
  {
    path: 'invitatie',
    lazy: { Component: async () => (await import('./invitations/invitation-page.tsx')).InvitationPage },
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

/** Pages of the shell for whoever is signed in. */
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
    path: 'cerere',
    lazy: {
      loader: async () => (await import('./applications/application-page.tsx')).applicationLoader,
      Component: async () => (await import('./applications/application-page.tsx')).ApplicationPage,
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

/** The pages that the shell itself draws. */
export const shellRoutes: RouteObject[] = [
  { loader: askSession, children: openRoutes },
  { ...guarded(null), children: signedInRoutes },
];
