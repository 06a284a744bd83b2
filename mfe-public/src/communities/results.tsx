import type { CommunityCard, CommunityQuery } from '@psp/contracts/communities';
import type { PageOf } from '@psp/contracts/common';
import { ButtonLink } from '@psp/design-system/button';
import { Pagination } from '@psp/design-system/filters';
import { Stack } from '@psp/design-system/page';
import { Nothing } from '../common/nothing.tsx';
import { CommunityCards } from './community-card.tsx';
import { communitiesAddress, filterChips, NO_FILTERS } from './filters.ts';
import { messages } from './messages.ts';

interface ResultsProps {
  list: PageOf<CommunityCard>;
  filters: CommunityQuery;
}

/** One page of the list, with the way to the others. */
export function Results({ list, filters }: ResultsProps) {
  if (list.items.length === 0) return <Absence list={list} filters={filters} />;
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

function Absence({ list, filters }: ResultsProps) {
  const clear = (
    <ButtonLink href={communitiesAddress(NO_FILTERS)} variant="secondary">
      {messages.clearFilters}
    </ButtonLink>
  );
  return (
    <Nothing
      list={list}
      first={communitiesAddress({ ...filters, page: 1 })}
      isFiltered={filterChips(filters).length > 0}
      clear={clear}
      words={messages}
    />
  );
}
