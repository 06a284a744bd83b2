import type { OwnCommunity, OwnCommunityView } from '@psp/contracts/own-community';
import { ApiError } from '@psp/remote/api-error';
import { useQueryClient } from '@tanstack/react-query';
import type { Part, Whole } from '../../parts/ui/use-part.ts';
import type { CommunityArea } from './area.ts';
import { changes, ownCommunityQuery } from './queries.ts';

export interface PartProps {
  area: CommunityArea;
  community: OwnCommunityView;
}

export type CommunityPart<Text extends object> = Part<OwnCommunityView, Text>;

const communityOf = ({ community }: OwnCommunity): OwnCommunityView => {
  if (!community) throw new ApiError(404, 'not_found', '');
  return community;
};

/** The showcase as what is edited part by part. */
export function useWhole({ area, community }: PartProps): Whole<OwnCommunityView> {
  const queries = useQueryClient();
  const { client } = area;
  const { id } = community;
  const query = ownCommunityQuery(area);
  return {
    ...{ kind: 'community', id, area: area.kind },
    view: community,
    cache: changes(area),
    read: async () => communityOf(await queries.fetchQuery({ ...query, staleTime: 0 })),
    show: (view) => {
      queries.setQueryData<OwnCommunity>(query.queryKey, { community: view });
      void queries.invalidateQueries({ queryKey: ['public'] });
    },
    add: async (path, content, idempotencyKey) =>
      communityOf(await client.post<OwnCommunity>(`/communities/${id}/${path}`, { content }, { idempotencyKey })),
    save: async (path, part, body) =>
      communityOf(
        await (part
          ? client.put<OwnCommunity>(`/communities/${id}/${path}/${part}`, body)
          : client.put<OwnCommunity>(`/communities/${id}/${path}`, body)),
      ),
    remove: (path, part, version) =>
      client.post<OwnCommunity>(`/communities/${id}/${path}/${part}/remove`, { version }),
    order: (path, order) => client.post<OwnCommunity>(`/communities/${id}/${path}/order`, { order }),
  };
}
