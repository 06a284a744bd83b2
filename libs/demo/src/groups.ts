import { inviteAuthority } from '@psp/domain/sourcing/groups/lead';
import { confirmPart } from '@psp/domain/sourcing/groups/own-part';
import { rowOf, type Step, stepOf } from './step.ts';
import type { ScheduledRequest } from './scheduled-request.ts';

/** Other authorities are invited and confirm their parts, between the first words of the draft and its sending. */
export function groupSteps(request: ScheduledRequest, sent: Date): Step[] {
  const { uat, times, group = [] } = request;
  const lived = sent.getTime() - times.created.getTime();
  const at = (share: number) => new Date(times.created.getTime() + share * lived);
  return group.flatMap(({ authority, content }, place) => [
    stepOf(uat, at(0.2), (write) => inviteAuthority(write, { id: request.id, authorityId: authority.id })),
    stepOf(authority, at(0.5 + (0.4 * place) / group.length), async (write) => {
      const part = await rowOf(write, 'group_part', { request_id: request.id, organisation_id: authority.id });
      await confirmPart(write, { id: request.id, version: part.version, content });
    }),
  ]);
}
