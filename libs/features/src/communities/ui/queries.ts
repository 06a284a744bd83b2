import type { OwnCommunity, OwnCommunityView } from '@psp/contracts/own-community';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { readQuery } from '@psp/remote/queries';
import type { CommunityArea } from './area.ts';

export const ownCommunityQuery = ({ kind, api }: CommunityArea) =>
  readQuery(api, [kind, 'community'], 'GET /community');

export const previewQuery = ({ kind, api }: CommunityArea, { id, updatedAt }: OwnCommunityView) =>
  readQuery(api, [kind, 'community', 'preview', id, updatedAt], 'GET /communities/:id/preview', { id });

/** What a change of the showcase changes in the query cache. */
export const changes = (area: CommunityArea) => ({ view: ownCommunityQuery(area), refreshes: [['public']] });

type CommunityActOptions<Input> = Omit<ActOptions<Input, OwnCommunity>, 'view' | 'refreshes'>;

/** An act on the showcase, whose answer is the showcase as it stands then. */
export const useCommunityAct = <Input = string | void>(area: CommunityArea, options: CommunityActOptions<Input>) =>
  useAct<Input, OwnCommunity>({ ...options, ...changes(area) });
