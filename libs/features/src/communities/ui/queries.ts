import type { CommunityView } from '@psp/contracts/communities';
import type { OwnCommunity, OwnCommunityView } from '@psp/contracts/own-community';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { readQuery } from '@psp/remote/reads';
import type { CommunityArea } from './area.ts';

export const ownCommunityQuery = ({ kind, client }: CommunityArea) =>
  readQuery<OwnCommunity>(client, [kind, 'community'], '/community');

export const previewQuery = ({ kind, client }: CommunityArea, { id, updatedAt }: OwnCommunityView) =>
  readQuery<CommunityView>(client, [kind, 'community', 'preview', id, updatedAt], `/communities/${id}/preview`);

/** What a change of the showcase changes in the query cache. */
export const changes = (area: CommunityArea) => ({ view: ownCommunityQuery(area), refreshes: [['public']] });

type CommunityActOptions<Input> = Omit<ActOptions<Input, OwnCommunity>, 'view' | 'refreshes'>;

/** An act on the showcase, whose answer is the showcase as it stands then. */
export const useCommunityAct = <Input = string | void>(area: CommunityArea, options: CommunityActOptions<Input>) =>
  useAct<Input, OwnCommunity>({ ...options, ...changes(area) });
