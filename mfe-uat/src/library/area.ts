import type { LibraryArea } from '@psp/features/library/ui/area';
import { createApi } from '@psp/remote/api';

/** The library as an authority reads it. */
export const library: LibraryArea = {
  kind: 'uat',
  api: createApi('uat'),
  title: 'Biblioteca',
  listPath: '/uat/library',
  path: '/uat/resource',
  trail: [{ label: 'Centrul de cunoștințe', href: '/uat/knowledge-hub' }],
};
