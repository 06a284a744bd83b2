import { strings } from './strings.ts';

interface Step {
  label: string;
  /** Path; required for the page itself, too. */
  href: string;
}

const HOME: Step = { label: strings.home, href: '/' };

/** JSON-LD breadcrumb from the home page to a page. */
export const breadcrumbOf = (steps: readonly Step[]): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [HOME, ...steps].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href,
  })),
});
