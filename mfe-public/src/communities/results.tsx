import type { CommunityCard, CommunityQuery } from '@psp/contracts/communities';
import type { PageOf } from '@psp/contracts/common';
import { ButtonLink } from '@psp/design-system/button';
import { Pagination } from '@psp/design-system/filters';
import { Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { CommunityCards } from './community-card.tsx';
import { communitiesAddress, filterChips, NO_FILTERS } from './filters.ts';
import { messages } from './messages.ts';

interface ResultsProps {
  list: PageOf<CommunityCard>;
  filters: CommunityQuery;
}

/** One page of the list, with the way to the others. */
export function Results({ list, filters }: ResultsProps) {
  if (list.items.length === 0) return <Nothing list={list} filters={filters} />;
  return (
    <Stack gap={24}>
      <CommunityCards communities={list.items} />
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefFor={(page) => communitiesAddress({ ...filters, page })}
        label={messages.pages}
        previousLabel={messages.previous}
        nextLabel={messages.next}
      />
    </Stack>
  );
}

/* Three different nothings: a page past the end, no match, and a network without communities. */
function Nothing({ list, filters }: ResultsProps) {
  if (list.total > 0) {
    const first = communitiesAddress({ ...filters, page: 1 });
    return (
      <EmptyState title={messages.pageTooFar} action={<ButtonLink href={first}>{messages.firstPage}</ButtonLink>}>
        <p>{messages.count(list.total)}</p>
      </EmptyState>
    );
  }
  if (filterChips(filters).length === 0) {
    return (
      <EmptyState title={messages.emptyTitle}>
        <p>{messages.emptyText}</p>
      </EmptyState>
    );
  }
  const clear = (
    <ButtonLink href={communitiesAddress(NO_FILTERS)} variant="secondary">
      {messages.clearFilters}
    </ButtonLink>
  );
  return (
    <EmptyState title={messages.noMatchTitle} action={clear}>
      <p>{messages.noMatchText}</p>
    </EmptyState>
  );
}
