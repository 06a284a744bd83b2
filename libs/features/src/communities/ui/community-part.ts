import type { OwnCommunity, OwnCommunityView } from '@psp/contracts/own-community';
import type { Api } from '@psp/remote/api';
import { ApiError } from '@psp/remote/api-error';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { Part, Whole } from '../../parts/ui/use-part.ts';
import type { CommunityArea, CommunityOperations, PartOperations, ShowcaseArea } from './area.ts';

export interface PartProps<Operations = PartOperations> {
  area: ShowcaseArea<Operations>;
  community: OwnCommunityView;
}

/** Props of the editor of the own showcase. */
export interface EditorProps extends PartProps<CommunityOperations> {
  area: CommunityArea;
}

/** Client of the service and id of the showcase. */
interface Target<Operations> {
  api: Api<Operations>;
  id: string;
}

/** Part of a showcase. `send` saves it over the version that was read, or creates a new part. */
export interface CommunityPart<Text extends FieldValues, Operations = PartOperations>
  extends Omit<Part<OwnCommunityView, Text>, 'save'> {
  send: (target: Target<Operations>, text: Text, version: number, idempotencyKey: string) => Promise<OwnCommunity>;
}

const communityOf = ({ community }: OwnCommunity): OwnCommunityView => {
  if (!community) throw new ApiError(404, 'not_found', '');
  return community;
};

/** Creates the `save` function of a part of this showcase. */
export const savePart =
  <Text extends FieldValues, Operations>(
    { area: { api }, community: { id } }: PartProps<Operations>,
    { send }: CommunityPart<Text, Operations>,
  ) =>
  async (text: Text, version: number, idempotencyKey: string): Promise<OwnCommunityView> =>
    communityOf(await send({ api, id }, text, version, idempotencyKey));

/** Describes the showcase to the forms of its parts. */
export function useEditedCommunity<Operations>({ area, community }: PartProps<Operations>): Whole<OwnCommunityView> {
  const queries = useQueryClient();
  const { query, refreshes } = area;
  return {
    ...{ kind: 'community', id: community.id, area: area.kind },
    view: community,
    read: async () => communityOf(await queries.fetchQuery({ ...query, staleTime: 0 })),
    show: (view) => {
      queries.setQueryData<OwnCommunity>(query.queryKey, { community: view });
      for (const queryKey of refreshes) void queries.invalidateQueries({ queryKey });
    },
  };
}
