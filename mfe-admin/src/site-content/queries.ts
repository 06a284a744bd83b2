import type { SectionList, SectionView } from '@psp/contracts/site-content';
import { readQuery } from '@psp/remote/reads';
import { loaderOf, recordLoader } from '@psp/remote/start-loading';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../common/api.ts';

export const sectionsQuery = readQuery<SectionList>(api, ['admin', 'content', 'list'], '/content');

export const sectionQuery = (key: string) =>
  readQuery<SectionView>(api, ['admin', 'content', 'one', key], `/content/${encodeURIComponent(key)}`);

export const loadSections = loaderOf(sectionsQuery);
export const loadSection = recordLoader(sectionQuery, 'key');

const pathOf = (key: string) => `/content/${encodeURIComponent(key)}`;
const CHANGED = [sectionsQuery.queryKey, ['public']] as const;

/** Brings an earlier version of a section back. */
export const restoreSection = (key: string, body: { version: number; number: number }) =>
  api.post<SectionView>(`${pathOf(key)}/restore`, body);

/** What an act changes that answers with what a section is afterwards. */
export const changesSection = (key: string) => ({ view: sectionQuery(key), refreshes: CHANGED });

/** Saves and reads a section. Throws ApiError. */
export function useSection(key: string) {
  const client = useQueryClient();
  return {
    save: (body: { version: number; content: unknown }) => api.put<SectionView>(pathOf(key), body),
    /** Puts a section where the screens read it. */
    show: (section: SectionView) => {
      client.setQueryData(sectionQuery(key).queryKey, section);
      for (const queryKey of CHANGED) void client.invalidateQueries({ queryKey });
    },
    preview: (content: unknown) => api.post<{ path: string }>(`${pathOf(key)}/preview`, { content }),
    /** What somebody else has saved meanwhile. */
    readAgain: () => client.fetchQuery({ ...sectionQuery(key), staleTime: 0 }),
  };
}
