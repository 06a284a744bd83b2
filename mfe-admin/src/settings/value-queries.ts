import type { datedValueOperations } from '@psp/contracts/dated-values-operations';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

export const values = createApi<typeof datedValueOperations>('admin');

export const thresholdsQuery = readQuery(values, ['admin', 'thresholds'], 'GET /thresholds');
export const pricesQuery = readQuery(values, ['admin', 'package-prices'], 'GET /package-prices');
