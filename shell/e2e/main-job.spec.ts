import { expect } from '@playwright/test';
import { accounts } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { chooseMail, openGroup, openNotification } from './support/bell.ts';
import { expectAmongLatest, expectAuditTrail, readCounts } from './support/journey/administration.ts';
import { acceptOffer, compareOffers, openOffersEarly } from './support/journey/choice.ts';
import { ask, expectResponseCounts, findOpportunity, makeOffer } from './support/journey/offer.ts';
import { openParticipants, type Participants } from './support/journey/people.ts';
import {
  acceptWork,
  amend,
  askForChanges,
  beginProject,
  deliverWork,
  pauseAndResume,
} from './support/journey/project.ts';
import { answer, expectFiguresMatchLists, findInList, send, writeDraft } from './support/journey/request.ts';
import { ratingOf, writeReview } from './support/journey/reviews.ts';
import { openMail } from './support/mailbox.ts';
import { expectTitle } from './support/page.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const QUESTION = 'În ce format sunt datele existente?';
const ANSWER = 'Dosare tipărite; un sfert sunt și în tabele.';
const REASON = 'Termenul de livrare este prea lung.';
const CIVIS = accounts.firma.organisation;
const MARK = 2;

async function authorityWrites(people: Participants): Promise<void> {
  const { uat } = people;
  await signIn(uat, 'primarie');
  await expectTitle(uat, `Bună ziua, ${accounts.primarie.organisation}`);
  await expectFiguresMatchLists(uat);
  await writeDraft(people);
  await findInList(people);
  await send(people);
  await expectAmongLatest(people);
}

async function firmsOffer(people: Participants): Promise<void> {
  const { firma, firma2 } = people;
  await findOpportunity(firma, people);
  await ask(firma, QUESTION);
  await makeOffer(firma, people, { price: '84.000', days: '20' });
  await chooseMail(firma2, {
    kind: 'Când cereți sau faceți oferte',
    event: 'Solicitare fără rezultat',
    time: 'Săptămânal, la 8:00',
  });
  await openNotification(firma2, 'Oportunitate nouă', people.title);
  await expectTitle(firma2, people.title);
  await makeOffer(firma2, people, { price: '79.500', days: '35' });
  await expectResponseCounts(firma, people);
}

/* Expects the mail of a question, with the request in its subject and the deadline in its text. */
async function expectQuestionMail(uat: Participants['uat'], title: string): Promise<void> {
  const tab = await uat.context().newPage();
  await openMail(tab, accounts.primarie.email, 'Întrebare nouă la SP-');
  await expect(tab.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(tab.locator('pre')).toContainText(/Termen: \d+ .+, ora \d\d:\d\d\nBuget: /);
  await tab.close();
}

async function authorityChooses(people: Participants): Promise<void> {
  const { uat, firma, firma2, title } = people;
  await openGroup(uat, { count: 2, words: 'oferte noi la SP-', about: title });
  await expectTitle(uat, title);
  await expectQuestionMail(uat, title);
  await openNotification(uat, 'Întrebare nouă', title);
  await answer(people, QUESTION, ANSWER);
  for (const firm of [firma, firma2]) {
    await openNotification(firm, 'Răspuns la o întrebare', title);
    await expect(firm.getByRole('listitem').filter({ hasText: QUESTION })).toContainText(ANSWER);
    await expect(firm.getByText('Întrebarea dvs.')).toHaveCount(firm === firma ? 1 : 0);
  }
  await openOffersEarly(people);
  await compareOffers(people);
  await acceptOffer(people, CIVIS, 'Softprim', REASON);
  await openNotification(firma2, 'Ofertă respinsă', title);
  await expect(firma2.getByRole('heading', { name: 'Oferta dvs. nu a fost aleasă.' })).toBeVisible();
  await expect(firma2.getByRole('main').getByText(REASON).first()).toBeVisible();
  await expectAccessible(firma2);
  await openNotification(firma, 'Ofertă acceptată', title);
  await expectTitle(firma, title);
}

async function projectRuns(people: Participants): Promise<void> {
  await beginProject(people);
  await pauseAndResume(people);
  await amend(people);
  await deliverWork(people, { milestone: true });
  await askForChanges(people);
  await deliverWork(people, { milestone: false });
  await acceptWork(people);
}

async function bothReview({ uat, firma, admin }: Participants): Promise<void> {
  const before = await ratingOf(admin, CIVIS);
  await writeReview(uat, MARK, 'Lucrarea este bună, comunicarea a fost grea.');
  expect(await ratingOf(admin, CIVIS)).toEqual(before);
  await firma.reload();
  await expect(firma.getByText('Municipiul Sibiu a scris deja recenzia.', { exact: false }).first()).toBeVisible();
  await expect(firma.getByText('comunicarea a fost grea')).toHaveCount(0);
  await writeReview(firma, 4, 'Răspunsuri clare, plată la timp.');
  await expect(firma.getByText('comunicarea a fost grea')).toBeVisible();
  await uat.reload();
  await expect(uat.getByText('Răspunsuri clare, plată la timp.')).toBeVisible();
  const after = await ratingOf(admin, CIVIS);
  expect(after.count).toBe(before.count + 1);
  expect(after.average).toBeLessThan(before.average);
  expect(after.average).toBeCloseTo((before.average * before.count + MARK) / after.count, 0);
}

test('a request is written, offered for, chosen, carried out and reviewed, and everyone concerned sees each step', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const people = await openParticipants(browser);
  const before = await test.step('the association reads its counts', () => readCounts(people.admin));
  await test.step('an authority writes and sends a request', () => authorityWrites(people));
  await test.step('two firms find it, ask a question and submit offers', () => firmsOffer(people));
  await test.step('the authority answers, compares the offers and chooses one', () => authorityChooses(people));
  await test.step('the project is carried out', () => projectRuns(people));
  await test.step('both sides write reviews', () => bothReview(people));
  await test.step('the association sees all actions', async () => {
    expect(await readCounts(people.admin)).toEqual({
      completedProjects: before.completedProjects + 1,
      reviewedRequests: before.reviewedRequests + 1,
      completedRequests: before.completedRequests + 1,
    });
    await expectAuditTrail(people, REASON);
  });
  await expectFiguresMatchLists(people.uat);
});
