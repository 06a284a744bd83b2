import type { OwnCommunity, OwnCommunityView } from '@psp/contracts/own-community';
import { ApiError } from '@psp/remote/api-error';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { Over, Part, WholeOfLists } from '../../parts/ui/use-part.ts';
import type { CommunityArea } from './area.ts';
import { changes, ownCommunityQuery } from './queries.ts';

export interface PartProps {
  area: CommunityArea;
  community: OwnCommunityView;
}

export interface CommunityPart<Text extends FieldValues> extends Omit<Part<OwnCommunityView, Text>, 'send'> {
  /** The content that is sent. */
  contentOf: (text: Text) => object;
}

const communityOf = ({ community }: OwnCommunity): OwnCommunityView => {
  if (!community) throw new ApiError(404, 'not_found', '');
  return community;
};

/** The showcase as what is edited part by part. */
export function useWhole({ area, community }: PartProps): WholeOfLists<OwnCommunityView> {
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
    remove: (path, part, version) =>
      client.post<OwnCommunity>(`/communities/${id}/${path}/${part}/remove`, { version }),
    order: (path, order) => client.post<OwnCommunity>(`/communities/${id}/${path}/order`, { order }),
  };
}

/** Sends the text of a part. */
export const sendPart =
  <Text extends FieldValues>(
    { area: { client }, community: { id } }: PartProps,
    { contentOf, path, id: part, isNew }: CommunityPart<Text>,
  ) =>
  async (text: Text, { version, idempotencyKey }: Over): Promise<OwnCommunityView> => {
    const content = contentOf(text);
    if (isNew)
      return communityOf(
        await client.post<OwnCommunity>(`/communities/${id}/${path}`, { content }, { idempotencyKey }),
      );
    return communityOf(
      await (part
        ? client.put<OwnCommunity>(`/communities/${id}/${path}/${part}`, { version, content })
        : client.put<OwnCommunity>(`/communities/${id}/${path}`, { version, content })),
    );
  };
