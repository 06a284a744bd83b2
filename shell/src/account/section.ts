import { usePageTitle } from '@psp/remote/screen';
import { useSuspenseQuery } from '@tanstack/react-query';
import { accountQuery } from './queries.ts';
import { strings } from './strings.ts';

/** The account, which the page's loader has fetched. */
export const useAccount = () => useSuspenseQuery(accountQuery()).data;

/** Title of the tab: the section, then the account. */
export const sectionTitle = (section: string): string => `${section} – ${strings.title}`;

/** Sets it, with "Eroare:" while a form of the section has errors. */
export function useSectionTitle(section: string, hasErrors = false): void {
  usePageTitle(sectionTitle(section), { hasErrors });
}
