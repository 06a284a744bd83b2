import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { ConsultationContent, OwnAnswer } from '@psp/contracts/consultations';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { opportunityQuery } from '../opportunities/queries.ts';
import { opportunity } from '../testing/opportunity.ts';
import { AnswerCard } from './answer-card.tsx';

const { fetch } = globalThis;
let answer: OwnAnswer | null = null;
let taken: ConsultationContent[] = [];

const sent = (version: number, more: Partial<OwnAnswer> = {}): OwnAnswer => ({
  ...{ id: 'raspuns', version, status: 'submitted', method: 'Textul colegului.', term: '', questions: '' },
  ...{ attachments: [], requestRevision: 1, submittedAt: '2026-11-20T10:00:00Z', history: [] },
  ...{ actions: ['submit', 'withdraw'], ...more },
});
const viewNow = (): OpportunityView => ({
  ...{ ...opportunity, kind: 'consultation', revision: 2, answer },
  actions: answer ? ['ask'] : ['ask', 'answer'],
});

/* A fake service that stores one answer and refuses a stale version. */
beforeEach(() => {
  localStorage.clear();
  [answer, taken] = [null, []];
  useSession.setState({ status: 'signed-in', account: { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' } });
  globalThis.fetch = async (_, init) => {
    if (init?.method === 'GET') return Response.json(viewNow());
    const { version, content } = JSON.parse(String(init?.body));
    if ((answer?.version ?? null) !== version)
      return Response.json({ code: 'version.stale', message: 'Între timp s-a modificat.' }, { status: 409 });
    taken.push(content);
    answer = sent((version ?? 0) + 1, { ...content, attachments: [], requestRevision: 2 });
    return Response.json(viewNow());
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function LoadedCard() {
  const { data } = useQuery(opportunityQuery(opportunity.id));
  return data ? <AnswerCard view={data} /> : null;
}
function open() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <DesignProvider navigate={() => {}}>
        <LoadedCard />
      </DesignProvider>
    </QueryClientProvider>,
  );
  return () => client.invalidateQueries({ queryKey: opportunityQuery(opportunity.id).queryKey });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const methodField = () => screen.findByLabelText('Cum ați lucra');

test('when a colleague has sent an answer meanwhile, both texts are shown and one is chosen', async () => {
  const refetch = open();
  await userEvent.type(await methodField(), 'Textul meu.');
  answer = sent(1);
  await refetch();
  expect(await methodField()).toHaveProperty('value', 'Textul meu.');
  await press('Trimite din nou');
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Cum ați lucraTextul meu.Textul colegului.']);
  expect(taken).toEqual([]);
  await press('Păstrează varianta mea');
  await screen.findByText('Textul meu.');
  expect(taken.map(({ method }) => method)).toEqual(['Textul meu.']);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByLabelText('Cum ați lucra')).toBeNull();
});

test('the text of the colleague can be kept', async () => {
  open();
  await userEvent.type(await methodField(), 'Textul meu.');
  answer = sent(1);
  await press('Trimite răspunsul');
  await press('Folosește varianta salvată');
  expect(await screen.findByText('Textul colegului.')).toBeTruthy();
  expect(screen.queryByLabelText('Cum ați lucra')).toBeNull();
  expect(taken).toEqual([]);
});

test('an unsent text is shown beside the answer of a colleague on the next visit', async () => {
  open();
  await userEvent.type(await methodField(), 'Textul meu.');
  await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('Textul meu.'));
  cleanup();
  answer = sent(1);
  open();
  expect(within(await screen.findByRole('table')).getByText('Textul colegului.')).toBeTruthy();
});

test('an answer to an older version can be sent again unchanged', async () => {
  answer = sent(1);
  open();
  expect(await screen.findByText(/^Scris pentru versiunea 1/)).toBeTruthy();
  await press('Schimbă răspunsul');
  await press('Trimite din nou');
  await waitFor(() => expect(taken.map(({ method }) => method)).toEqual(['Textul colegului.']));
  expect(await screen.findByRole('button', { name: 'Schimbă răspunsul' })).toBeTruthy();
});

test('a withdrawn answer can be sent again unchanged', async () => {
  answer = sent(2, { status: 'withdrawn', actions: ['submit'] });
  open();
  await press('Schimbă răspunsul');
  await press('Trimite din nou');
  await waitFor(() => expect(taken).toHaveLength(1));
});
