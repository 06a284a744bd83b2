import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import { acceptInvitation } from '@psp/domain/joining/members/accept-invitation';
import { invite } from '@psp/domain/joining/members/invite';
import { issueInvitation } from '@psp/domain/joining/members/issue-invitation';
import { daysBefore, HOUR } from './clock.ts';
import { SIBIU } from './content/authorities.ts';
import { ACCESS_REQUEST, COLLEAGUES, INVITED } from './content/members.ts';
import { mobileOf } from './details.ts';
import { addressOf, confirmStep, type Founding, mailedToken, signUpStep } from './founding.ts';
import { rowOf, type Step, stepOf, anonymousStep } from './step.ts';
import type { Party } from './world.ts';

/** Steps of members who accept an invitation, one invitation that is open, and one access request that is pending. */
export function memberSteps(founding: Founding, parties: readonly Party[]): Step[] {
  const { now } = founding;
  const sibiu = partyNamed(parties, SIBIU);
  const { email, role, daysAgo } = INVITED;
  return [
    ...COLLEAGUES.flatMap((colleague) => joiningSteps(founding, parties, colleague)),
    stepOf(sibiu, daysBefore(now, daysAgo), (write) => invite(write, { email, role })),
    ...accessRequestSteps(founding, sibiu),
  ];
}

type Colleague = (typeof COLLEAGUES)[number];

/* A second organisation is joined some hours later with the existing account. */
function joiningSteps(founding: Founding, parties: readonly Party[], colleague: Colleague): Step[] {
  const { now, passwordHash } = founding;
  const { email, name: displayName, position, joinedAgo, roles } = colleague;
  const agreed = { acceptsTerms: true, acceptsProcessing: true, termsVersion: FIRST_LEGAL_DATE } as const;
  const account = { displayName, position, passwordHash, ...agreed };
  const address = addressOf(founding);
  return roles.flatMap(([organisation, role], index) => {
    const party = partyNamed(parties, organisation);
    const joined = new Date(daysBefore(now, joinedAgo).getTime() + index * 3 * HOUR);
    const invited = new Date(joined.getTime() - 2 * HOUR);
    return [
      stepOf(party, invited, async (write) => {
        await invite(write, { email, role });
        await issueInvitation(write, (await rowOf(write, 'invitation', { organisation_id: party.id, email })).id);
      }),
      anonymousStep(joined, async (write) => {
        const token = await mailedToken(write, email);
        await acceptInvitation(write, { token, account: index === 0 ? account : null, signedIn: null, address });
      }),
    ];
  });
}

function accessRequestSteps(founding: Founding, asked: Party): Step[] {
  const { email, name: contactName, position, message, daysAgo } = ACCESS_REQUEST;
  const person = { email, contactName, position, phone: mobileOf(founding.detail) };
  const content = { ...person, kind: 'access', organisationId: '', message } as const;
  const at = daysBefore(founding.now, daysAgo);
  return [signUpStep(founding, { content, at, asked }), confirmStep(founding, { content, at })];
}

/** Finds an organisation by name. Throws when there is none. */
export function partyNamed(parties: readonly Party[], name: string): Party {
  const party = parties.find((one) => one.name === name);
  if (!party) throw new Error(`No organisation of the demonstration is called ${name}`);
  return party;
}
