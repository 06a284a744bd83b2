import type { AccountView } from '@psp/contracts/accounts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AccountPage, accountLoader } from '../account/account-page.tsx';
import { DataSection } from '../account/data-section.tsx';
import { PersonalSection } from '../account/personal-section.tsx';
import { SecuritySection } from '../account/security-section.tsx';
import { TopicsSection } from '../account/topics-section.tsx';
import { session } from '@psp/remote/testing/identity';
import { openPage } from '@psp/remote/testing/open-page';

export const account: AccountView = {
  displayName: 'Ioana Munteanu',
  position: 'Secretar',
  phone: '+40722123456',
  email: 'ioana@exemplu.ro',
  pendingEmail: null,
  twoFactor: { enabledAt: null, recoveryCodesLeft: 0, isRequired: false },
  deletionDueAt: null,
  version: 3,
};

/** Empty answers to the requests of all sections except the account. */
export const none = {
  'GET /sessions': { items: [] },
  'GET /user/exports': { items: [] },
  'GET /user/notification-choices': { kinds: [] },
  'GET /push': { publicKey: null, devices: [] },
  'GET /session': { session },
};

/** Opens a section of the account by its path. */
export async function openAccount(path: string): Promise<void> {
  const children = [
    { index: true, element: <PersonalSection /> },
    { path: 'securitate', element: <SecuritySection /> },
    { path: 'notificari', element: <TopicsSection /> },
    { path: 'date', element: <DataSection /> },
  ];
  openPage([{ path: '/cont', loader: accountLoader, element: <AccountPage />, children }], path);
  await screen.findByRole('heading', { level: 1, name: 'Contul meu' });
}

/** Waits for the button with this name and presses it. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
