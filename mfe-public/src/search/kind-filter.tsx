import type { SearchQuery, SearchView } from '@psp/contracts/search';
import { SEARCH_KIND_LABELS } from '@psp/contracts/search-limits';
import { Choice, Choices } from '@psp/features/choices/ui/choices';
import { searchAddress } from './address.ts';
import { strings } from './strings.ts';

/** The kinds with their counts, as links; what has nothing is left out unless one stands there. */
export function KindFilter({ query: { q, kind }, view }: { query: SearchQuery; view: SearchView }) {
  const shown = view.groups.filter((group) => group.total > 0 || group.kind === kind);
  return (
    <nav aria-label={strings.filter}>
      <Choices>
        <li>
          <Choice to={searchAddress({ q })} preventScrollReset aria-current={kind ? undefined : 'true'}>
            {strings.allKinds}
          </Choice>
        </li>
        {shown.map((group) => (
          <li key={group.kind}>
            <Choice
              to={searchAddress({ q, kind: group.kind })}
              preventScrollReset
              aria-current={kind === group.kind ? 'true' : undefined}
            >
              {SEARCH_KIND_LABELS[group.kind]} <span>{strings.counted(group.total)}</span>
            </Choice>
          </li>
        ))}
      </Choices>
    </nav>
  );
}
