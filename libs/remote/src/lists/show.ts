import { useNavigate } from 'react-router-dom';
import type { ListFilters } from './list-filters.ts';

/** Shows a list with other filters; `isTyping` replaces the entry of the history instead of adding one. */
export function useShow<Filters extends { page: number }>({ address }: ListFilters<Filters>) {
  const navigate = useNavigate();
  return (filters: Filters, { isTyping = false } = {}) =>
    void navigate(address(filters), { replace: isTyping, preventScrollReset: true });
}
