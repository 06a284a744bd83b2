import type { OpportunityQuery } from '@psp/contracts/opportunities';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { RuleButton } from '@psp/features/matching/ui/rule-button';
import { SavedFilters } from '@psp/features/saved-filters/ui/saved-filters';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { styled } from 'styled-components';
import { opportunityList, sinceChip, sortOf } from './filters.ts';
import { useUndoing } from './ignoring.tsx';
import { OpportunityCard } from './opportunity-card.tsx';
import { opportunitiesQuery } from './queries.ts';
import { strings } from './strings.ts';

const KEPT = { area: 'firma', name: 'opportunities', hasAlerts: true } as const;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px 24px;
  strong { display: block; }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

/** Advice for firms that write their first offers. */
function Tips() {
  return (
    <Card aria-labelledby="tips">
      <CardHeader id="tips" title={strings.tipsTitle} />
      <CardBody>
        <List>
          {strings.tips.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
            </li>
          ))}
        </List>
      </CardBody>
    </Card>
  );
}

/** /firma/opportunities: requests that the firm can answer. All filters are kept in the query string. */
export function OpportunitiesPage() {
  usePageTitle(strings.title);
  const listed = useListed(opportunityList, opportunitiesQuery);
  const { filters } = listed;
  const { notice, rows } = useUndoing();
  return (
    <Page>
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList
        {...listed}
        moreChips={sinceChip(filters)}
        words={strings}
        note={listed.query.data?.items.length === 0 ? notice : null}
        order={<Order sort={sortOf(filters)} />}
        beside={<SavedFilters kept={KEPT} list={opportunityList} filters={filters} />}
        emptyAction={<ShowAll filters={filters} />}
      >
        {({ items }) => (
          <Stack gap={12}>
            {rows(items, (item, onIgnored) => (
              <OpportunityCard key={item.id} item={item} onIgnored={onIgnored} />
            ))}
          </Stack>
        )}
      </FilteredList>
      <Tips />
    </Page>
  );
}

/* The rule is linked for every sort, because it also says that no place in the list is for sale. */
function Order({ sort }: { sort: OpportunityQuery['sort'] }) {
  return (
    <>
      <OwnText>{`${strings.sorted[sort]} `}</OwnText>
      <RuleButton side="firma" />
    </>
  );
}

function ShowAll({ filters }: { filters: OpportunityQuery }) {
  const all = opportunityList.change(filters, 'status', 'all');
  return (
    <ButtonLink href={opportunityList.address(all)} variant="secondary">
      {strings.emptyAction}
    </ButtonLink>
  );
}
