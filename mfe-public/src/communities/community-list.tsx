import type { CommunityQuery } from '@psp/contracts/communities';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useQuery } from '@tanstack/react-query';
import { Explained } from '../common/explained.tsx';
import { strings as common } from '../common/strings.ts';
import { UnknownFilter } from '../common/unknown-filter.tsx';
import { CommunityCards } from './community-card.tsx';
import { communityList } from './filters.ts';
import { strings } from './strings.ts';
import { communitiesQuery } from './list-queries.ts';

/** The communities that the filters let through, with the filters. */
export function CommunityList({ filters }: { filters: CommunityQuery }) {
  const query = useQuery(communitiesQuery(filters));
  return (
    <FilteredList
      list={communityList}
      filters={filters}
      query={query}
      words={strings}
      submitLabel={strings.apply}
      order={<Explained total={query.data?.total}>{strings.sorted}</Explained>}
      note={
        <UnknownFilter
          name="judet"
          known={filters.judet}
          title={common.unknownCounty}
          href={communityList.address(filters)}
        />
      }
    >
      {({ items }) => <CommunityCards communities={items} />}
    </FilteredList>
  );
}
