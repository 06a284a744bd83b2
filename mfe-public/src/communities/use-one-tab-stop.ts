import type { CountyCode } from '@psp/contracts/taxonomies';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { countyNames } from '../common/county-names.ts';
import { countyAfter } from './county-neighbours.ts';

const [FIRST] = countyNames[0] ?? [];

/**
 * One place in the order of Tab for all counties of the map: the one with the focus, else the selected, else the first by name.
 * From there the keys of `countyAfter` lead on. Until scripts run each county is a place of its own. They carry their code in
 * `data-county`.
 */
export function useOneTabStop(selected: CountyCode | undefined) {
  const [isReady, setReady] = useState(false);
  const [focused, setFocused] = useState<CountyCode | null>(null);
  useEffect(() => setReady(true), []);
  const stop = focused ?? selected ?? FIRST;
  const tabIndexOf = (code: CountyCode) => (code === stop ? 0 : -1);
  const move = (event: KeyboardEvent<SVGElement>) => {
    if (!focused || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = countyAfter(focused, event.key);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<SVGElement>(`[data-county="${next}"]`)?.focus();
  };
  return {
    focused,
    setFocused,
    tabIndexOf: isReady ? tabIndexOf : () => undefined,
    onKeyDown: isReady ? move : undefined,
  };
}
