import type { OwnResults } from '@psp/contracts/search';
import { OWN_KIND_LABELS } from '@psp/contracts/search-limits';
import { Card, CardHeader } from '@psp/design-system/card';
import { strings } from './strings.ts';
import { ResultList } from './result-groups.tsx';

interface OwnGroupsProps {
  groups: OwnResults['groups'];
  terms: string[];
}

/** What only members find, before what anybody finds. */
export function OwnGroups({ groups, terms }: OwnGroupsProps) {
  return groups.map(({ kind, total, items }) => (
    <Card key={kind} aria-labelledby={`own-${kind}`}>
      <CardHeader id={`own-${kind}`} title={OWN_KIND_LABELS[kind]} action={strings.counted(total ?? items.length)} />
      <ResultList items={items} terms={terms} />
    </Card>
  ));
}
