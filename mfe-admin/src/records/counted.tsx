import type { PageOf } from '@psp/contracts/common';
import { Under } from '@psp/design-system/cells';
import { formatDateTime, formatNumber } from '@psp/design-system/format';
import { useSearchParams } from 'react-router-dom';
import { strings } from './strings.ts';

const COUNT = 'counted';
const AT = 'countedAt';

/** Adds to the address of a list how many records a report counted in it, and when (ISO). Other filters drop it. */
export const withCount = (address: string, count: number, at: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [COUNT]: String(count), [AT]: at }).toString()}`;

/* Null for an address without a count, or with one that cannot be. */
const countedIn = (search: URLSearchParams): { count: number; at: string } | null => {
  const [count = '', at = ''] = [search.get(COUNT) ?? '', search.get(AT) ?? ''];
  return /^\d{1,9}$/.test(count) && !Number.isNaN(Date.parse(at)) ? { count: Number(count), at } : null;
};

type Total = Pick<PageOf<unknown>, 'total' | 'totalIsCapped'>;
/* Beyond a capped total, it is not known. */
const differs = ({ total, totalIsCapped }: Total, count: number): boolean =>
  totalIsCapped ? count <= total : count !== total;

/** Says, on a list that a report's figure led to, that it has another number of records by now. */
export function CountedNote({ list }: { list: Total | undefined }) {
  const [search] = useSearchParams();
  const counted = countedIn(search);
  if (!list || !counted || !differs(list, counted.count)) return null;
  return <Under as="p">{strings.counted(formatNumber(counted.count), formatDateTime(counted.at))}</Under>;
}
