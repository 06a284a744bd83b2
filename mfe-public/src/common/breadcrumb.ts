import { strings } from './strings.ts';

interface Step {
  label: string;
  /** Path; the page itself has one here too. */
  href: string;
}

const HOME: Step = { label: strings.home, href: '/' };

/** The way from the home page to a page, for search engines. */
export const breadcrumbOf = (steps: readonly Step[]): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [HOME, ...steps].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href,
  })),
});
