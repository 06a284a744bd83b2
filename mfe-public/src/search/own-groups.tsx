import { OWN_KIND_LABELS } from '@psp/contracts/search-limits';
import { Card, CardHeader } from '@psp/design-system/card';
import { useOwnResults } from '@psp/features/search/ui/own-results';
import { ResultList } from './result-groups.tsx';

/** What of the organisation's own fits, before what anybody finds. */
export function OwnGroups({ q, terms }: { q: string; terms: string[] }) {
  const groups = useOwnResults(q);
  return groups.map(({ kind, items }) => (
    <Card key={kind} aria-labelledby={`own-${kind}`}>
      <CardHeader id={`own-${kind}`} title={OWN_KIND_LABELS[kind]} />
      <ResultList items={items} terms={terms} />
    </Card>
  ));
}
