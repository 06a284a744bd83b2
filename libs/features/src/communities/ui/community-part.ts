import type { OwnCommunity, OwnCommunityView } from '@psp/contracts/own-community';
import { ApiError } from '@psp/remote/api-error';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { Part, Whole } from '../../parts/ui/use-part.ts';
import type { CommunityArea } from './area.ts';
import { ownCommunityQuery } from './queries.ts';

export interface PartProps {
  area: CommunityArea;
  community: OwnCommunityView;
}

/** Client of the service and id of the showcase. */
interface Target extends Pick<CommunityArea, 'api'> {
  id: string;
}

/** Part of a showcase. `send` saves it over the version that was read, or creates a new part. */
export interface CommunityPart<Text extends FieldValues> extends Omit<Part<OwnCommunityView, Text>, 'save'> {
  send: (target: Target, text: Text, version: number, idempotencyKey: string) => Promise<OwnCommunity>;
}

const communityOf = ({ community }: OwnCommunity): OwnCommunityView => {
  if (!community) throw new ApiError(404, 'not_found', '');
  return community;
};

/** Creates the `save` function of a part of this showcase. */
export const savePart =
  <Text extends FieldValues>({ area: { api }, community: { id } }: PartProps, { send }: CommunityPart<Text>) =>
  async (text: Text, version: number, idempotencyKey: string): Promise<OwnCommunityView> =>
    communityOf(await send({ api, id }, text, version, idempotencyKey));

/** Describes the showcase to the forms of its parts. */
export function useEditedCommunity({ area, community }: PartProps): Whole<OwnCommunityView> {
  const queries = useQueryClient();
  const query = ownCommunityQuery(area);
  return {
    ...{ kind: 'community', id: community.id, area: area.kind },
    view: community,
    read: async () => communityOf(await queries.fetchQuery({ ...query, staleTime: 0 })),
    show: (view) => {
      queries.setQueryData<OwnCommunity>(query.queryKey, { community: view });
      void queries.invalidateQueries({ queryKey: ['public'] });
    },
  };
}
