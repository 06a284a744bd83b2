import type { MemberSolutionList, MemberSolutionQuery } from '@psp/contracts/marketplace';
import type { SolutionItem } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { SolutionCards } from '@psp/features/solutions/ui/solution-cards';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { FavouriteSolution } from './favourite-button.tsx';
import { FlagSolution } from './flag-solution.tsx';
import { solutionList } from './filters.ts';
import { MarketFrame, Skeletons, Views } from './market-frame.tsx';
import { solutionsQuery } from './queries.ts';
import { solutionStrings as strings } from './strings.ts';

/** /uat/marketplace/solutions: the filtered list of solutions with their prices. */
export function SolutionsPage() {
  const listed = useListed(solutionList, solutionsQuery);
  const { filters, query } = listed;
  const isReadOnly = useIsReadOnly();
  return (
    <MarketFrame category={filters.category}>
      <Views current="solutions" favourites={null} />
      <FilteredList
        {...listed}
        words={strings}
        order={<Order filters={filters} list={query.data} />}
        skeleton={<Skeletons />}
      >
        {({ items }) => (
          <SolutionCards items={items} favour={isReadOnly ? undefined : (solution) => <Marks solution={solution} />} />
        )}
      </FilteredList>
    </MarketFrame>
  );
}

function Marks({ solution }: { solution: SolutionItem }) {
  return (
    <>
      <FlagSolution solution={solution} />
      <FavouriteSolution solution={solution} />
    </>
  );
}

function Order({ filters: { q, sort }, list }: { filters: MemberSolutionQuery; list: MemberSolutionList | undefined }) {
  if (!list || list.total === 0) return null;
  const domains = list.suitedTo.map((slug) => DOMAINS[slug]).join(', ');
  const suited = domains ? strings.suited(domains) : strings.suitedToNothing;
  const sorted = { suited, rating: strings.byRating, price: strings.byPrice, newest: strings.byNewest }[sort];
  return <p>{`${q ? strings.bySearch : sorted} ${strings.indicative}`}</p>;
}
