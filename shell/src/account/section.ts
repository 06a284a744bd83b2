import { usePageTitle } from '@psp/remote/screen';
import { useSuspenseQuery } from '@tanstack/react-query';
import { accountQuery } from './queries.ts';
import { strings } from './strings.ts';

/** The account, already fetched by `accountLoader`. */
export const useAccount = () => useSuspenseQuery(accountQuery()).data;

/** Document title of a section. */
export const sectionTitle = (section: string): string => `${section} – ${strings.title}`;

/** Sets the document title of a section, prefixed with "Eroare:" while a form has errors. */
export function useSectionTitle(section: string, hasErrors = false): void {
  usePageTitle(sectionTitle(section), { hasErrors });
}
