import type { CompanyList } from '@psp/contracts/company-names';
import type { OwnCompany } from '@psp/contracts/own-company';
import type { PartnerOption, PartnerView } from '@psp/contracts/partners';
import type { ProfileArea } from '@psp/features/organisations/ui/area';
import type { Part, Whole } from '@psp/features/parts/ui/use-part';
import type { PictureView } from '@psp/contracts/images';
import type { CacheChanges } from '@psp/remote/act/answer';
import { createApi } from '@psp/remote/api';
import { uploadFile } from '@psp/remote/upload';
import { readQuery } from '@psp/remote/reads';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
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

/** A part of the profile; `contentOf` is what is sent. */
export interface CompanyPart<Text extends FieldValues> extends Omit<Part<OwnCompany, Text>, 'save'> {
  contentOf: (text: Text) => object;
}

const REFRESHES = [['public'], [AREA, 'dashboard']];

/** The profile as what is edited part by part. */
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

/** Saves a part over the version that was read; adds a new one. */
export const savePart =
  <Text extends FieldValues>({ path, id, isNew, contentOf }: CompanyPart<Text>) =>
  (text: Text, version: number, idempotencyKey: string): Promise<OwnCompany> => {
    const content = contentOf(text);
    if (isNew) return api.post<OwnCompany>(`/profile/${path}`, { content }, { idempotencyKey });
    const body = { version, content };
    return id ? api.put<OwnCompany>(`/profile/${path}/${id}`, body) : api.put<OwnCompany>(`/profile/${path}`, body);
  };
export const removeItem = (list: CompanyList, id: string, version: number) =>
  api.post<OwnCompany>(`/profile/${list}/${id}/remove`, { version });
export const orderItems = (list: CompanyList, order: readonly string[]) =>
  api.post<OwnCompany>(`/profile/${list}/order`, { order });

/** Authorities whose name holds `q`, at most 20. */
export const authoritiesQuery = (q: string) =>
  readQuery<{ items: PartnerOption[] }>(api, [AREA, 'authorities', q], '/authorities', { q });
