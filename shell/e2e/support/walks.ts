import type { Locator, Page } from '@playwright/test';
import { type AccountName, accounts } from './accounts.ts';
import { navigation } from './page.ts';

/** Areas served by remotes. */
export type RemoteArea = 'public' | 'uat' | 'firma' | 'admin';
export const REMOTE_AREAS: readonly RemoteArea[] = ['public', 'uat', 'firma', 'admin'];

/** Way from the first page of an area to another, whose code is not loaded yet. */
export interface Walk {
  account: AccountName | 'visitor';
  home: string;
  heading: string;
  /** Navigation entry and title of the second page. */
  next: { entry: string; heading: string };
}

const walk = (account: Walk['account'], home: string, heading: string, entry: string, title = entry): Walk => ({
  ...{ account, home, heading },
  next: { entry, heading: title },
});

export const WALKS: Readonly<Record<RemoteArea, Walk>> = {
  public: walk('visitor', '/parteneri', 'Parteneri', 'Comunități', 'Comunitățile din rețea'),
  uat: walk('primarie', '/uat/dashboard', `Bună ziua, ${accounts.primarie.organisation}`, 'Proiecte'),
  firma: walk('firma', '/firma/dashboard', `Bună ziua, ${accounts.firma.organisation}`, 'Oportunități'),
  admin: walk('admin', '/admin/dashboard', 'Panou de administrare', 'Utilizatori'),
};

/** Navigation link of an entry. */
export const linkTo = (page: Page, { account }: Walk, entry: string): Locator =>
  account === 'visitor' ? page.getByRole('banner').getByRole('link', { name: entry }) : navigation(page, entry);
