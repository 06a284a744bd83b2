import type { ownCompanyOperations, ownConfirmationOperations, OwnCompany } from '@psp/contracts/own-company';
import type { ProfileArea } from '@psp/features/organisations/ui/area';
import type { Part, Whole } from '@psp/features/parts/ui/use-part';
import type { CacheChanges } from '@psp/remote/act/answer';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { uploadFile } from '@psp/remote/upload';
import { useQueryClient } from '@tanstack/react-query';
import { AREA } from '../common/area.ts';

export const api = createApi<typeof ownCompanyOperations | typeof ownConfirmationOperations>('firma');

export const profileQuery = readQuery(api, [AREA, 'profile'], 'GET /profile');
/** Loaded again each time the preview is opened. */
export const previewQuery = { ...readQuery(api, [AREA, 'profile', 'preview'], 'GET /profile/preview'), gcTime: 0 };

export const area: ProfileArea = {
  api: createApi('firma'),
  query: profileQuery,
  upload: (file, options) => uploadFile(api, 'POST /profile/pictures', file, options),
};

export type CompanyPart<Text extends object> = Part<OwnCompany, Text>;

const REFRESHES = [['public'], [AREA, 'dashboard']];

/** The profile as a whole that is edited part by part. */
export function useWhole(company: OwnCompany): Whole<OwnCompany> & { cache: CacheChanges } {
  const queries = useQueryClient();
  return {
    ...({ kind: 'company', id: company.id, area: AREA } as const),
    view: company,
    cache: { view: profileQuery, refreshes: REFRESHES },
    read: () => queries.fetchQuery({ ...profileQuery, staleTime: 0 }),
    show: (view) => {
      queries.setQueryData(profileQuery.queryKey, view);
      for (const queryKey of REFRESHES) void queries.invalidateQueries({ queryKey });
    },
  };
}

/** Authorities whose name contains `q`, at most 20. */
export const authoritiesQuery = (q: string) =>
  readQuery(api, [AREA, 'authorities', q], 'GET /authorities', { query: { q } });
