import { expect } from '@playwright/test';
import { accounts } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { chooseMail, openGroup, openNotification } from './support/bell.ts';
import { expectAmongLatest, expectTrail, readCounts } from './support/journey/administration.ts';
import { accept, compare, openEarly } from './support/journey/choice.ts';
import { ask, expectTrueResponses, findOpportunity, makeOffer } from './support/journey/offer.ts';
import { meet, type People } from './support/journey/people.ts';
import { acceptWork, amend, askForChanges, begin, deliver, pauseAndResume } from './support/journey/project.ts';
import { answer, expectTrueFigures, findInList, send, writeDraft } from './support/journey/request.ts';
import { standingOf, writeReview } from './support/journey/reviews.ts';
import { openMail } from './support/mailbox.ts';
import { expectTitle } from './support/page.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const QUESTION = 'În ce format sunt datele existente?';
const ANSWER = 'Dosare tipărite; un sfert sunt și în tabele.';
const REASON = 'Termenul de livrare este prea lung.';
const CIVIS = accounts.firma.organisation;
const MARK = 2;

async function authorityWrites(people: People): Promise<void> {
  const { uat } = people;
  await signIn(uat, 'primarie');
  await expectTitle(uat, `Bună ziua, ${accounts.primarie.organisation}`);
  await expectTrueFigures(uat);
  await writeDraft(people);
  await findInList(people);
  await send(people);
  await expectAmongLatest(people);
}

async function firmsOffer(people: People): Promise<void> {
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
  await expectTrueResponses(firma, people);
}

/* The mail of a question names its request in the subject, and its deadline in the text. */
async function expectMailed(uat: People['uat'], title: string): Promise<void> {
  const tab = await uat.context().newPage();
  await openMail(tab, accounts.primarie.email, 'Întrebare nouă la SP-');
  await expect(tab.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(tab.locator('pre')).toContainText(/Termen: \d+ .+, ora \d\d:\d\d\nBuget: /);
  await tab.close();
}

async function authorityChooses(people: People): Promise<void> {
  const { uat, firma, firma2, title } = people;
  await openGroup(uat, { count: 2, words: 'oferte noi la SP-', about: title });
  await expectTitle(uat, title);
  await expectMailed(uat, title);
  await openNotification(uat, 'Întrebare nouă', title);
  await answer(people, QUESTION, ANSWER);
  for (const firm of [firma, firma2]) {
    await openNotification(firm, 'Răspuns la o întrebare', title);
    await expect(firm.getByRole('listitem').filter({ hasText: QUESTION })).toContainText(ANSWER);
    await expect(firm.getByText('Întrebarea dvs.')).toHaveCount(firm === firma ? 1 : 0);
  }
  await openEarly(people);
  await compare(people);
  await accept(people, CIVIS, 'Softprim', REASON);
  await openNotification(firma2, 'Ofertă respinsă', title);
  await expect(firma2.getByRole('heading', { name: 'Oferta dvs. nu a fost aleasă.' })).toBeVisible();
  await expect(firma2.getByRole('main').getByText(REASON).first()).toBeVisible();
  await expectAccessible(firma2);
  await openNotification(firma, 'Ofertă acceptată', title);
  await expectTitle(firma, title);
}

async function projectRuns(people: People): Promise<void> {
  await begin(people);
  await pauseAndResume(people);
  await amend(people);
  await deliver(people, { milestone: true });
  await askForChanges(people);
  await deliver(people, { milestone: false });
  await acceptWork(people);
}

async function bothReview({ uat, firma, admin }: People): Promise<void> {
  const before = await standingOf(admin, CIVIS);
  await writeReview(uat, MARK, 'Lucrarea este bună, comunicarea a fost grea.');
  expect(await standingOf(admin, CIVIS)).toEqual(before);
  await firma.reload();
  await expect(firma.getByText('Municipiul Sibiu a scris deja recenzia.', { exact: false }).first()).toBeVisible();
  await expect(firma.getByText('comunicarea a fost grea')).toHaveCount(0);
  await writeReview(firma, 4, 'Răspunsuri clare, plată la timp.');
  await expect(firma.getByText('comunicarea a fost grea')).toBeVisible();
  await uat.reload();
  await expect(uat.getByText('Răspunsuri clare, plată la timp.')).toBeVisible();
  const after = await standingOf(admin, CIVIS);
  expect(after.count).toBe(before.count + 1);
  expect(after.average).toBeLessThan(before.average);
  expect(after.average).toBeCloseTo((before.average * before.count + MARK) / after.count, 0);
}

test('one request lives its whole life, seen by everyone it concerns', async ({ browser }) => {
  test.setTimeout(360_000);
  const people = await meet(browser);
  const before = await test.step('the association counts', () => readCounts(people.admin));
  await test.step('an authority writes and sends a request', () => authorityWrites(people));
  await test.step('two firms find it, ask and offer', () => firmsOffer(people));
  await test.step('the authority answers, compares and chooses', () => authorityChooses(people));
  await test.step('the project runs to its end', () => projectRuns(people));
  await test.step('both sides review', () => bothReview(people));
  await test.step('the association sees all of it', async () => {
    expect(await readCounts(people.admin)).toEqual({
      completedProjects: before.completedProjects + 1,
      reviewedRequests: before.reviewedRequests + 1,
      completedRequests: before.completedRequests + 1,
    });
    await expectTrail(people, REASON);
  });
  await expectTrueFigures(people.uat);
});
