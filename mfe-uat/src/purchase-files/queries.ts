import type { PurchaseFile, purchaseFileOperations } from '@psp/contracts/purchase-files';
import { createApi } from '@psp/remote/api';
import { polledQuery } from '@psp/remote/queries';

export const purchaseFiles = createApi<typeof purchaseFileOperations>('uat');

export const isInTheMaking = ({ readyAt, failedAt }: PurchaseFile): boolean => readyAt === null && failedAt === null;

/** The files that were asked for of a request; asked again while one is being made. */
export const purchaseFilesQuery = (id: string) =>
  polledQuery(
    purchaseFiles,
    ['uat', 'service-requests', 'files', id],
    ({ items }) => items.some(isInTheMaking),
    'GET /service-requests/:id/purchase-files',
    { id },
  );
