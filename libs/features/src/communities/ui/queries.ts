import type { OwnCommunity, OwnCommunityView } from '@psp/contracts/own-community';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { readQuery } from '@psp/remote/queries';
import type { CommunityArea, ShowcaseArea } from './area.ts';

type Changed = Pick<ShowcaseArea, 'query' | 'refreshes'>;

export const previewQuery = ({ kind, api }: CommunityArea, { id, updatedAt }: OwnCommunityView) =>
  readQuery(api, [kind, 'community', 'preview', id, updatedAt], 'GET /communities/:id/preview', { id });

/** Queries of the cache that a change of the showcase affects. */
export const changes = ({ query, refreshes }: Changed) => ({ view: query, refreshes });

type CommunityActOptions<Input> = Omit<ActOptions<Input, OwnCommunity>, 'view' | 'refreshes'>;

/** Act on the showcase that answers with the changed showcase. */
export const useCommunityAct = <Input = string | void>(area: Changed, options: CommunityActOptions<Input>) =>
  useAct<Input, OwnCommunity>({ ...options, ...changes(area) });
