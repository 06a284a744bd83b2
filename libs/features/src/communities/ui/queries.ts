import type { OwnCommunity, OwnCommunityView } from '@psp/contracts/own-community';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { readQuery } from '@psp/remote/queries';
import type { CommunityArea } from './area.ts';

export const ownCommunityQuery = ({ kind, api }: CommunityArea) =>
  readQuery(api, [kind, 'community'], 'GET /community');

export const previewQuery = ({ kind, api }: CommunityArea, { id, updatedAt }: OwnCommunityView) =>
  readQuery(api, [kind, 'community', 'preview', id, updatedAt], 'GET /communities/:id/preview', { id });

/** Queries of the cache that a change of the showcase affects. */
export const changes = (area: CommunityArea) => ({ view: ownCommunityQuery(area), refreshes: [['public']] });

type CommunityActOptions<Input> = Omit<ActOptions<Input, OwnCommunity>, 'view' | 'refreshes'>;

/** Act on the showcase that answers with the changed showcase. */
export const useCommunityAct = <Input = string | void>(area: CommunityArea, options: CommunityActOptions<Input>) =>
  useAct<Input, OwnCommunity>({ ...options, ...changes(area) });
