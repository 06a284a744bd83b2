import { cuiProblem, normaliseCui } from '@psp/contracts/cui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cuiOwnerQuery } from './queries.ts';
import { useCallback, useState } from 'react';
import type { KnownOrganisation } from './values.ts';

export interface CuiOwner {
  /** Who is registered with the code as it stands; null when nobody is, or it was not asked. */
  owner: KnownOrganisation | null;
  /** Asks when the code is whole; called on leaving the field. */
  ask: () => void;
  /** Asks and waits. A service that does not answer stops nobody: the server decides again at the end. */
  find: () => Promise<KnownOrganisation | null>;
}

const isWhole = (cui: string): boolean => cuiProblem(normaliseCui(cui)) !== 'shape';

/** Knows the organisation that has a tax code already. */
export function useCuiOwner(cui: string): CuiOwner {
  const client = useQueryClient();
  const [asked, setAsked] = useState('');
  const { data } = useQuery({ ...cuiOwnerQuery(cui), enabled: isWhole(cui) && asked === cui, retry: false });
  const find = useCallback(async () => {
    if (!isWhole(cui)) return null;
    const answer = await client.fetchQuery({ ...cuiOwnerQuery(cui), retry: false, staleTime: 0 }).catch(() => null);
    return answer?.organisation ?? null;
  }, [client, cui]);
  return { owner: isWhole(cui) ? (data?.organisation ?? null) : null, ask: () => setAsked(cui), find };
}
