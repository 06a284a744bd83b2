import { useNavigate } from 'react-router-dom';
import type { ListFilters } from './list-filters.ts';

/** Navigates to a list with other filters; `isTyping` replaces the history entry. */
export function useFilterNavigation<Filters extends { page: number }>({ address }: ListFilters<Filters>) {
  const navigate = useNavigate();
  return (filters: Filters, { isTyping = false } = {}) =>
    void navigate(address(filters), { replace: isTyping, preventScrollReset: true });
}
