import { expect, test } from '@jest/globals';
import { auditList } from '@psp/contracts/audit';
import { overseenRequestView } from '@psp/contracts/overseen';
import { answerConsultation } from '@psp/domain/sourcing/consultations/own-answer';
import { anOffer, aRequest } from '@psp/domain/testing/scenario';
import { startAreas } from './sealed-scene.ts';

const { test: portal, join, firm, scenario } = await startAreas();
const [owner, admin] = [await join({ kind: 'uat' }, 'Comuna'), await join({ kind: 'admin' }, 'Asociația')];
const ANSWER = { method: 'Pe etape.', term: 'O lună.', questions: '' };

/* A firm whose colleague only reads. */
const firmWithViewer = async (name: string) => {
  const bidder = await firm(name);
  const { organisationId } = bidder.actor;
  return { bidder, viewer: await join({ kind: 'firma', role: 'viewer', organisationId }, name) };
};
type Firm = Awaited<ReturnType<typeof firmWithViewer>>;

/* All that a firm may do to a request, and to an offer by the id of a request. */
const writesOn = (id: string): [path: string, payload: object][] => [
  [`opportunities/${id}/views`, {}],
  [`opportunities/${id}/questions`, { body: 'Când începe lucrarea?' }],
  [`opportunities/${id}/ignore`, {}],
  [`opportunities/${id}/restore`, {}],
  [`opportunities/${id}/offers`, { content: anOffer() }],
  [`opportunities/${id}/answer`, { version: null, content: ANSWER }],
  [`opportunities/${id}/answer/withdraw`, { version: 9 }],
  [`offers/${id}/submit`, { version: 1 }],
  [`offers/${id}/withdraw`, { version: 1 }],
  [`offers/${id}/discard`, { version: 1 }],
];

/* Does all of it as both members of a firm; returns the codes of the refusals. */
const tryAll = async (id: string, { bidder, viewer }: Firm): Promise<string[]> => {
  const codes: string[] = [];
  for (const { cookie } of [viewer, bidder])
    for (const [path, payload] of writesOn(id)) {
      const headers = { cookie, 'sec-fetch-site': 'same-origin' };
      const answer = await portal.app.inject({ method: 'POST', url: `/api/firma/${path}`, headers, payload });
      if (answer.statusCode >= 400) codes.push(answer.json<{ code: string }>().code);
    }
  return codes;
};

/* What the association sees of the acts on a request. */
const seenOf = async (id: string, { bidder }: Firm) => {
  const read = async (path: string) => (await admin.get(`/api/admin/${path}`)).body;
  const list = auditList.parse(JSON.parse(await read(`audit?object=${id}`)));
  const refused = auditList.parse(
    JSON.parse(await read(`audit?organisation=${bidder.actor.organisationId}&outcome=refused`)),
  );
  const { entries } = overseenRequestView.parse(JSON.parse(await read(`service-requests/${id}/audit`)));
  const told = ({ action, outcome, reason }: (typeof entries)[number]) => [action, outcome, reason];
  return {
    total: list.total,
    audit: list.items.map(({ action, outcome, reason }) => [action, outcome, reason]),
    trail: entries.map(told),
    refused: refused.items.map(({ action, reason }) => [action, reason]),
    file: (await read(`audit/export?format=csv&object=${id}`)).split('\r\n').length,
  };
};

test.each(['purchase', 'consultation'] as const)(
  'no refusal tells that a firm answers a sealed request, %s, before it is opened',
  async (kind) => {
    const [answering, other] = [await firmWithViewer('Firma'), await firmWithViewer('Firma')];
    const sent = () => scenario.sent(owner.actor, aRequest({ title: 'Arhiva' }), kind);
    const [answered, bare] = [await sent(), await sent()];
    if (kind === 'purchase') await scenario.submitted(answering.bidder.actor, answered);
    else
      await scenario.as(answering.bidder.actor, (write) =>
        answerConsultation(write, { id: answered, version: null, content: ANSWER }),
      );
    expect(await tryAll(answered, answering)).toContain('opportunity.begun');
    expect(await tryAll(bare, other)).not.toContain('opportunity.begun');
    expect(await seenOf(answered, answering)).toEqual(await seenOf(bare, other));
  },
);
