import type { ExchangeList as Listed, ExchangeQuery } from '@psp/contracts/exchange';
import { LISTED_STAGES, type ListedStage } from '@psp/contracts/exchange-names';
import { Stack } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkTabs } from '../../tabs/ui/link-tabs.tsx';
import { type ExchangeArea, exchangeFilters } from './area.ts';
import { MapCard, MostCard, SuggestionCard } from './list-aside.tsx';
import { OrderLine } from './order-line.tsx';
import { ProjectList } from './project-card.tsx';
import { exchangeQuery } from './queries.ts';
import { STAGE_TABS, strings } from './strings.ts';

/* On a wide screen the line of the count tells the order and changes it. */
const Frame = styled.div`
  ${media.wide} { form[role='search'] > [data-field]:has(select[name='order']) { display: none; } }
`;

/* The map beside the rows, also beside an empty list; under them on a narrow screen. */
const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: 16px;
  align-items: start;
  > * { min-width: 0; }
  @media screen and (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); gap: 20px; }
`;

const Label = styled.span`
  display: flex;
  gap: 4px 6px;
  align-items: center;
  svg { width: 17px; height: 17px; }
  ${media.narrow} { flex-direction: column; gap: 0; line-height: 1.3; svg { display: none; } }
`;

const Tabs = styled.div`
  min-width: 0;
  nav { margin: 0; }
  ${media.narrow} { flex: 1 0 100%; }
`;

interface ExchangeListProps {
  area: ExchangeArea;
  /** Action of the empty list. */
  emptyAction?: ReactNode;
}

/** The projects with their filters, the map of the counties and the most adopted projects. */
export function ExchangeList({ area, emptyAction }: ExchangeListProps) {
  const listed = useListed(exchangeFilters(area), (filters) => exchangeQuery(area, filters));
  const { list, filters, query } = listed;
  const { stage } = filters;
  const data = query.data;
  return (
    <Frame>
      <FilteredList
        {...listed}
        words={strings}
        moreChips={stage ? [{ key: 'stage', label: STAGE_TABS[stage] }] : []}
        beside={
          <>
            <StageTabs
              stage={stage}
              counts={data?.counts}
              addressOf={(one) => list.address({ ...filters, stage: one, page: 1 })}
            />
            <OrderLine area={area} filters={filters} near={data?.near} />
          </>
        }
        emptyAction={emptyAction}
        around={(rows) => (
          <TwoColumns>
            <div>{rows}</div>
            <Stack gap={16}>
              <MapCard area={area} filters={filters} data={data} />
              <MostCard area={area} most={data?.most ?? []} />
              <SuggestionCard area={area} suggestion={data?.suggestion ?? null} />
            </Stack>
          </TwoColumns>
        )}
      >
        {({ items }) => <ProjectList area={area} items={items} />}
      </FilteredList>
    </Frame>
  );
}

const ICONS = {
  all: null,
  done: <CircleCheck aria-hidden />,
  ongoing: <CircleDot aria-hidden />,
  wanted: <Star aria-hidden />,
  gone: <CircleMinus aria-hidden />,
};

interface StageTabsProps {
  stage: ExchangeQuery['stage'];
  /** Undefined while the list loads. */
  counts: Listed['counts'] | undefined;
  addressOf: (stage: ListedStage | undefined) => string;
}

/** Links to the projects of each stage, with their numbers; to those that are gone where there are any. */
function StageTabs({ stage, counts, addressOf }: StageTabsProps) {
  const hasGone = stage === 'gone' || (counts?.gone ?? 0) > 0;
  const shown = LISTED_STAGES.filter((one) => one !== 'gone' || hasGone);
  const items = [undefined, ...shown].map((one) => {
    const key = one ?? 'all';
    const label = (
      <Label>
        {ICONS[key]}
        <span>{STAGE_TABS[key]}</span> {counts ? <span>{counts[key]}</span> : null}
      </Label>
    );
    return { key, label, isCurrent: stage === one, href: addressOf(one) };
  });
  return (
    <Tabs>
      <LinkTabs label={strings.stage} items={items} />
    </Tabs>
  );
}
