import { Button } from '@psp/design-system/button';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CommunityCard } from './community-card.tsx';
import { CommunityDialog, EditCommunityDialog } from './community-dialog.tsx';
import { NAME } from './name.ts';
import { communityQueue } from './queries.ts';
import { strings } from './strings.ts';
import { TestsButtons } from './tests-buttons.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 232px), 1fr));
  gap: 16px;
`;

/** /admin/communities: the showcases of all communities, as cards. */
export function CommunitiesPage() {
  usePageTitle(NAME);
  const listed = useListed(communityQueue.list, communityQueue.listQuery);
  const { filters, query } = listed;
  const isReadOnly = useIsReadOnly('moderation');
  const [isNew, setNew] = useState(false);
  const [edited, edit] = useState<{ id: string; name: string } | null>(null);
  const add = (
    <Button icon={<Plus aria-hidden />} onPress={() => setNew(true)}>
      {strings.add}
    </Button>
  );
  const tests = query.data?.tests ?? null;
  return (
    <Page width="wide">
      <PageHeader
        title={NAME}
        lead={strings.lead}
        actions={
          isReadOnly ? null : (
            <Row>
              {tests === null ? null : <TestsButtons count={tests} />}
              {add}
            </Row>
          )
        }
      />
      <FilteredList {...listed} words={strings} order={strings.orders[filters.sort]}>
        {({ items }) => (
          <Grid>
            {items.map((community) => (
              <CommunityCard
                key={community.id}
                community={community}
                href={communityQueue.hrefOf(community.id, filters)}
                onEdit={() => edit(community)}
              />
            ))}
          </Grid>
        )}
      </FilteredList>
      {isNew ? <CommunityDialog community={null} onClose={() => setNew(false)} /> : null}
      {edited ? <EditCommunityDialog key={edited.id} {...edited} onClose={() => edit(null)} /> : null}
    </Page>
  );
}
