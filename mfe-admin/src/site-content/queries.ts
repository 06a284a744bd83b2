import type { SectionList, SectionView } from '@psp/contracts/site-content';
import { startLoading } from '@psp/remote/start-loading';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';

export const sectionsQuery = queryOptions({
  queryKey: ['admin', 'content', 'list'],
  queryFn: ({ signal }) => api.get<SectionList>('/content', { signal }),
});

export const sectionQuery = (key: string) =>
  queryOptions({
    queryKey: ['admin', 'content', 'one', key],
    queryFn: ({ signal }) => api.get<SectionView>(`/content/${encodeURIComponent(key)}`, { signal }),
  });

export const loadSections = (args: LoaderFunctionArgs) => startLoading(args, sectionsQuery);
export const loadSection = (args: LoaderFunctionArgs) => startLoading(args, sectionQuery(args.params.key ?? ''));

/** Writes to a section. Each resolves to what the section is afterwards, which the screens then show. Throws ApiError. */
export function useSection(key: string) {
  const client = useQueryClient();
  const path = `/content/${encodeURIComponent(key)}`;
  const shown = (section: SectionView) => {
    client.setQueryData(sectionQuery(key).queryKey, section);
    void client.invalidateQueries({ queryKey: sectionsQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['public'] });
    return section;
  };
  return {
    save: async (body: { version: number; content: unknown }) => shown(await api.put<SectionView>(path, body)),
    restore: async (body: { version: number; number: number }) =>
      shown(await api.post<SectionView>(`${path}/restore`, body)),
    preview: (content: unknown) => api.post<{ path: string }>(`${path}/preview`, { content }),
    /** What somebody else has saved meanwhile. */
    readAgain: () => client.fetchQuery({ ...sectionQuery(key), staleTime: 0 }),
  };
}
