import { cuiProblem, normaliseCui } from '@psp/contracts/cui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cuiOwnerQuery } from './queries.ts';
import { useCallback, useState } from 'react';
import type { KnownOrganisation } from './values.ts';

export interface CuiOwner {
  /** Organisation registered with the current code; null when there is none or it was not looked up. */
  owner: KnownOrganisation | null;
  /** Looks up a complete code; call it on blur. */
  lookUp: () => void;
  /** Looks up the code and resolves to the owner; null when the request fails, because the sign-up checks it again. */
  find: () => Promise<KnownOrganisation | null>;
}

const isComplete = (cui: string): boolean => cuiProblem(normaliseCui(cui)) !== 'shape';

/** Looks up the organisation that is registered with a tax code. */
export function useCuiOwner(cui: string): CuiOwner {
  const client = useQueryClient();
  const [lookedUp, setLookedUp] = useState('');
  const { data } = useQuery({ ...cuiOwnerQuery(cui), enabled: isComplete(cui) && lookedUp === cui, retry: false });
  const find = useCallback(async () => {
    if (!isComplete(cui)) return null;
    const answer = await client.fetchQuery({ ...cuiOwnerQuery(cui), retry: false, staleTime: 0 }).catch(() => null);
    return answer?.organisation ?? null;
  }, [client, cui]);
  return { owner: isComplete(cui) ? (data?.organisation ?? null) : null, lookUp: () => setLookedUp(cui), find };
}
