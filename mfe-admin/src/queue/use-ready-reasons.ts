import type { ReasonKind } from '@psp/contracts/settings';
import { useQuery } from '@tanstack/react-query';
import { reasonsQuery } from '../settings/setting-queries.ts';

/** Reasons of a kind that the association keeps ready; none while they are read, or without a kind. */
export const useReadyReasons = (kind: ReasonKind | undefined, isNeeded: boolean): readonly string[] => {
  const query = useQuery({ ...reasonsQuery, enabled: isNeeded && kind !== undefined });
  return (kind && query.data?.value[kind]) ?? [];
};
