import type { OfferComparisonItem } from '@psp/contracts/offers';
import type { RequestView } from '@psp/contracts/service-requests';
import type { UnansweredItem } from '@psp/contracts/unanswered';
import { Button } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { screenOnly } from '@psp/design-system/print-style';
import type { ComparisonRow } from '@psp/features/comparisons/ui/comparison-table';
import { UnansweredList } from '@psp/features/offers/ui/unanswered-list';
import { unansweredStrings as strings } from '@psp/features/offers/ui/unanswered-strings';
import { Failed } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Folded } from './folded.tsx';
import { unansweredQuery } from './queries.ts';

/** What each offer leaves unanswered, by its id. */
export type UnansweredByOffer = ReadonlyMap<string, readonly UnansweredItem[]>;

/** What the opened offers leave unanswered, read and shown while somebody wants to see it. */
export function useUnanswered(view: RequestView) {
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({ ...unansweredQuery(view), enabled: isAsked });
  const data = isAsked ? query.data : undefined;
  const byOffer = useMemo((): UnansweredByOffer | null => {
    if (!data?.offers || data.requirements === 0) return null;
    return new Map(data.offers.map(({ id, items }) => [id, items]));
  }, [data]);
  const { error, refetch } = query;
  const isPending = isAsked && query.isFetching && !data;
  return {
    ...{ byOffer, data, isPending, error: isAsked && !data ? error : null },
    retry: () => void refetch(),
    toggle: () => setAsked(!isAsked),
  };
}

/** Shows or hides what the offers leave unanswered, and says how that was found. */
export function UnansweredButton({ unanswered }: { unanswered: ReturnType<typeof useUnanswered> }) {
  const { data, error, isPending, retry, toggle } = unanswered;
  return (
    <>
      <div {...screenOnly}>
        <Button variant="secondary" isPending={isPending} pendingLabel={strings.asking} onPress={toggle}>
          {data ? strings.hide : strings.ask}
        </Button>
      </div>
      <div role="status">
        {data ? (
          <Under>{data.requirements === 0 ? strings.noRequirements : strings.about(data.requirements)}</Under>
        ) : null}
      </div>
      {error ? <Failed error={error} onRetry={retry} /> : null}
    </>
  );
}

/** Row of the comparison with what each offer leaves unanswered. */
export const unansweredRow = (unanswered: UnansweredByOffer): ComparisonRow<OfferComparisonItem> => ({
  ...{ key: 'unanswered', label: strings.title },
  cell: ({ id, firma }) => <UnansweredCell firm={firma.name} items={unanswered.get(id) ?? []} />,
});

function UnansweredCell({ firm, items }: { firm: string; items: readonly UnansweredItem[] }) {
  if (items.length === 0) return strings.none;
  return (
    <Folded summary={strings.count(items.length)} firm={firm}>
      <UnansweredList items={items} />
    </Folded>
  );
}
