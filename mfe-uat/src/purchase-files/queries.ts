import type { PurchaseFile } from '@psp/contracts/purchase-files';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../common/api.ts';

interface PurchaseFiles {
  items: PurchaseFile[];
}

const POLL_MS = 1500;
const path = (requestId: string) => `/service-requests/${requestId}/purchase-files`;

export const isInTheMaking = ({ readyAt, failedAt }: PurchaseFile): boolean => readyAt === null && failedAt === null;

/** The files that were asked for of a request; asked again while one is being made. */
export const purchaseFilesQuery = (requestId: string) => {
  const queryKey = ['uat', 'service-requests', 'files', requestId] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) => {
      const isBackground = client.getQueryData<PurchaseFiles>(queryKey)?.items.some(isInTheMaking) ?? false;
      return api.get<PurchaseFiles>(path(requestId), { signal, isBackground });
    },
    refetchInterval: ({ state }) => (state.data?.items.some(isInTheMaking) ? POLL_MS : false),
  });
};

export const askForFile = (requestId: string) => api.post<PurchaseFile>(path(requestId), {});

export const partAddress = (fileId: string, kind: string): string => `/api/uat/purchase-files/${fileId}/${kind}`;
