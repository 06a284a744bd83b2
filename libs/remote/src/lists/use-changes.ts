import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ListFilters } from './list-filters.ts';
import { useFilterNavigation } from './use-filter-navigation.ts';

/** Applies a change to the last requested filters, also during their navigation: two quick choices both count. */
export function useChanges<Filters extends { page: number }>(list: ListFilters<Filters>, filters: Filters) {
  const show = useFilterNavigation(list);
  const asked = useRef(filters);
  const address = list.address(filters);
  // A layout effect, to run before those of the fields, which report choices made before hydration.
  const arrive = useEffectEvent(() => {
    asked.current = filters;
  });
  useLayoutEffect(() => arrive(), [address]);
  return (name: keyof Filters & string, value: string, options?: { isTyping: boolean }) => {
    asked.current = list.change(asked.current, name, value);
    show(asked.current, options);
  };
}
