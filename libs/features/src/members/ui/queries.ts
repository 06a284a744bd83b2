import type { Kind } from '@psp/contracts/common';
import type { MembersView } from '@psp/contracts/members';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isApiError } from '@psp/remote/api-error';
import type { Client } from '@psp/remote/client';

/** The people of the signed-in person's organisation, from the service of its area. */
export const membersQuery = (client: Client, area: Kind) =>
  queryOptions({
    queryKey: [area, 'members'],
    queryFn: ({ signal }) => client.get<MembersView>('/members', { signal }),
  });

interface WriteOptions {
  idempotencyKey?: string;
  /** For leaving: afterwards the list is not the person's to read. */
  isLast?: boolean;
}

/** Posts to a path below `/members`; resolves when the list on the screen shows the result. Throws ApiError. */
export type WriteMembers = (path: string, body: unknown, options?: WriteOptions) => Promise<void>;

const isOutdated = (error: unknown) => isApiError(error) && (error.status === 409 || error.status === 404);

/** The writes of the members' screen. A refusal because the screen was out of date brings the list up to date as well. */
export function useWriteMembers(client: Client, area: Kind): WriteMembers {
  const queries = useQueryClient();
  return useCallback<WriteMembers>(
    async (path, body, { idempotencyKey, isLast = false } = {}) => {
      const refresh = () => queries.invalidateQueries({ queryKey: [area, 'members'] });
      try {
        await client.post(`/members${path}`, body, { idempotencyKey });
      } catch (error) {
        if (isOutdated(error)) await refresh();
        throw error;
      }
      if (!isLast) await refresh();
    },
    [client, area, queries],
  );
}
