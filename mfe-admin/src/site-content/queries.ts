import type { SectionView, siteContentOperations } from '@psp/contracts/site-content';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { loaderOf, recordLoader } from '@psp/remote/start-loading';
import { useQueryClient } from '@tanstack/react-query';

export const sections = createApi<typeof siteContentOperations>('admin');

export const sectionsQuery = readQuery(sections, ['admin', 'content', 'list'], 'GET /content');

export const sectionQuery = (key: string) =>
  readQuery(sections, ['admin', 'content', 'one', key], 'GET /content/:key', { key });

export const loadSections = loaderOf(sectionsQuery);
export const loadSection = recordLoader(sectionQuery, 'key');

const CHANGED = [sectionsQuery.queryKey, ['public']] as const;

/** Cache changes of an act whose answer is the section. */
export const changesSection = (key: string) => ({ view: sectionQuery(key), refreshes: CHANGED });

/** Saves and reads a section. Both throw ApiError. */
export function useSection(key: string) {
  const client = useQueryClient();
  return {
    save: (body: { version: number; content: SectionView['content'] }) =>
      sections.call('PUT /content/:key', { key, body }),
    /** Puts a section into the cache. */
    show: (section: SectionView) => {
      client.setQueryData(sectionQuery(key).queryKey, section);
      for (const queryKey of CHANGED) void client.invalidateQueries({ queryKey });
    },
    preview: (content: SectionView['content']) =>
      sections.call('POST /content/:key/preview', { key, body: { content } }),
    /** Reads the version that was saved meanwhile. */
    readAgain: () => client.fetchQuery({ ...sectionQuery(key), staleTime: 0 }),
  };
}
