import type { OwnCompany } from '@psp/contracts/own-company';
import type { PartnerOption, PartnerView } from '@psp/contracts/partners';
import type { ProfileArea } from '@psp/features/organisations/ui/area';
import type { Part, Whole } from '@psp/features/parts/ui/use-part';
import type { PictureView } from '@psp/contracts/images';
import { createApi } from '@psp/remote/api';
import { uploadFile } from '@psp/remote/upload';
import { readQuery } from '@psp/remote/reads';
import { useQueryClient } from '@tanstack/react-query';
import { api, AREA } from '../common/api.ts';

export const profileQuery = readQuery<OwnCompany>(api, [AREA, 'profile'], '/profile');
/** Read anew each time it is opened. */
export const previewQuery = {
  ...readQuery<PartnerView>(api, [AREA, 'profile', 'preview'], '/profile/preview'),
  gcTime: 0,
};

export const area: ProfileArea = {
  api: createApi('firma'),
  query: profileQuery,
  upload: (file, options) => uploadFile<PictureView>('/api/firma/profile/pictures', file, options),
};

export type CompanyPart<Text extends object> = Part<OwnCompany, Text>;

const REFRESHES = [['public'], [AREA, 'dashboard']];

/** The profile as what is edited part by part. */
export function useWhole(company: OwnCompany): Whole<OwnCompany> {
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
    add: (list, content, idempotencyKey) => api.post<OwnCompany>(`/profile/${list}`, { content }, { idempotencyKey }),
    save: (path, id, body) =>
      id ? api.put<OwnCompany>(`/profile/${path}/${id}`, body) : api.put<OwnCompany>(`/profile/${path}`, body),
    remove: (list, id, version) => api.post<OwnCompany>(`/profile/${list}/${id}/remove`, { version }),
    order: (list, order) => api.post<OwnCompany>(`/profile/${list}/order`, { order }),
  };
}

/** Authorities whose name holds `q`, at most 20. */
export const authoritiesQuery = (q: string) =>
  readQuery<{ items: PartnerOption[] }>(api, [AREA, 'authorities', q], '/authorities', { q });
