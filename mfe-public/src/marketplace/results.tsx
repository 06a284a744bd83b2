import type { MarketItem, MarketList, MarketQuery } from '@psp/contracts/solutions';
import { Button } from '@psp/design-system/button';
import { Pagination } from '@psp/design-system/filters';
import { Stack } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { Nothing } from '../common/nothing.tsx';
import { filterChips, marketAddress, NO_FILTERS } from './filters.ts';
import { messages } from './messages.ts';
import { SolutionCard } from './solution-card.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
`;

interface ResultsProps {
  list: MarketList;
  filters: MarketQuery;
  onShow: (filters: MarketQuery) => void;
}

const keyOf = (item: MarketItem): string =>
  item.kind === 'authored' ? item.id : `${item.partner.id} ${item.service} ${item.tier}`;

/** One page of the marketplace, or why there is none. */
export function Results({ list, filters, onShow }: ResultsProps) {
  if (list.items.length === 0) return <Absence list={list} filters={filters} onShow={onShow} />;
  return (
    <Stack gap={24}>
      <Grid>
        {list.items.map((item) => (
          <SolutionCard key={keyOf(item)} item={item} />
        ))}
      </Grid>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefFor={(page) => marketAddress({ ...filters, page })}
        label={messages.pages}
        previousLabel={messages.previous}
        nextLabel={messages.next}
      />
    </Stack>
  );
}

function Absence({ list, filters, onShow }: ResultsProps) {
  const clear = (
    <Button variant="secondary" onPress={() => onShow(NO_FILTERS)}>
      {messages.clearFilters}
    </Button>
  );
  return (
    <Nothing
      list={list}
      first={marketAddress({ ...filters, page: 1 })}
      isFiltered={filterChips(filters, null).length > 0}
      clear={clear}
      words={messages}
    />
  );
}
