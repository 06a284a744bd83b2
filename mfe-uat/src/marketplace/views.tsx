import { Choice, Choices } from '@psp/features/choices/ui/choices';
import { partnerList, solutionList } from './filters.ts';
import { strings } from './strings.ts';

interface ViewsProps {
  current: 'partners' | 'solutions' | 'favourites';
  /** How many favourites there are; null while it is not known. */
  favourites: number | null;
  /** Firms chosen for comparison, as in the address. */
  compare?: string;
}

/** The parts of the marketplace, each with an address of its own. */
export function Views({ current, favourites, compare = '' }: ViewsProps) {
  const views = [
    { key: 'partners', label: strings.partners, href: partnerList.address({ compare }) },
    { key: 'solutions', label: strings.solutions, href: solutionList.address({}) },
    {
      key: 'favourites',
      label: favourites === null ? strings.onlyFavourites : strings.favourites(favourites),
      href: partnerList.address({ favourites: '1', compare }),
    },
  ];
  return (
    <nav aria-label={strings.views}>
      <Choices>
        {views.map(({ key, label, href }) => (
          <li key={key}>
            <Choice to={href} aria-current={key === current ? 'page' : undefined}>
              {label}
            </Choice>
          </li>
        ))}
      </Choices>
    </nav>
  );
}
