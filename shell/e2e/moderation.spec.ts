import { type BrowserContext, expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { onDatabase } from './support/database.ts';
import { pressOn, pressShortcut, tabTo, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { portal } from './support/address.ts';
import { call } from './support/requests.ts';
import { test } from './support/test.ts';

interface Row {
  id: string;
  version: number;
}

const sendArticle = async (firm: BrowserContext, title: string): Promise<string> => {
  const categories = await call<{ items: { slug: string }[] }>(firm, '/api/firma/article-categories');
  const text = {
    title,
    category: categories.items[0]?.slug,
    summary: '',
    body: '<p>Numărați metrii, nu dosarele.</p>',
  };
  const { id, version } = await call<Row>(firm, '/api/firma/articles', {
    data: { ...text, coverImageId: null, coverAlt: '' },
  });
  await call(firm, `/api/firma/articles/${id}/submit`, { data: { version } });
  return id;
};

const propose = (firm: BrowserContext, title: string): Promise<Row> =>
  call<Row>(firm, '/api/firma/library-proposals', {
    data: {
      ...{ type: 'study', title, category: 'digitalizare', description: 'Ce am măsurat.', tags: [], url: null },
      ...{ body: '<p>Am măsurat.</p>', fileIds: [] },
    },
  });

const openFlagged = async (uat: BrowserContext, firm: BrowserContext, title: string): Promise<void> => {
  const data = { title, category: 'general', body: '<p>Cumpărați de la noi.</p>' };
  const { postId: id } = await call<{ postId: string }>(uat, '/api/uat/forum/topics', { data });
  await call(firm, `/api/firma/forum/posts/${id}/flag`, { data: { reason: 'advertising', text: '' } });
};

const item = (desk: Page, title: string) =>
  desk.getByRole('region', { name: 'Coada' }).getByRole('link', { name: new RegExp(title) });
const heading = (desk: Page, title: string) =>
  desk.getByRole('region', { name: 'Conținutul' }).getByRole('heading', { level: 2, name: title });

/* Chooses a kind and moves by arrows to an item, which opens beside the list. */
async function openItem(desk: Page, kind: string, title: string): Promise<void> {
  await desk.goto(`/admin/moderation?kind=${kind}`);
  const links = desk.getByRole('region', { name: 'Coada' }).getByRole('link');
  await tabTo(desk, links.first());
  await expect(async () => {
    if (!(await heading(desk, title).isVisible())) await desk.keyboard.press('ArrowDown');
    await expect(heading(desk, title)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(item(desk, title)).toHaveAttribute('aria-current', 'true');
}

async function decide(desk: Page, keys: string, reason: string | null, button: string): Promise<void> {
  await pressShortcut(desk, keys, inDialog(desk));
  if (reason !== null) await typeInto(desk, inDialog(desk).getByRole('textbox'), reason);
  await pressOn(desk, inDialog(desk).getByRole('button', { name: button, exact: true }));
}

test('three kinds are decided in one queue by keyboard alone, and a contest reverses a decision', async ({
  browser,
}) => {
  const word = uniqueWord();
  const names = { article: `Arhiva ${word}`, paper: `Studiu ${word}`, post: `Ofertă ${word}` };
  const [uat, firma] = [await pageOf(browser, 'primarie'), await pageOf(browser, 'firma')];
  const id = await sendArticle(firma.context(), names.article);
  await propose(firma.context(), names.paper);
  await openFlagged(uat.context(), firma.context(), names.post);

  const desk = await pageOf(browser, 'admin');
  await openItem(desk, 'documents', names.paper);
  await expectAccessible(desk);
  await expectAccessibleOnPhone(desk);
  await decide(desk, 'Alt+A', null, 'Aprobă');
  await expect(toasts(desk)).toContainText('Propunerea a fost aprobată');
  await expect(item(desk, names.paper)).toHaveCount(0);

  await openItem(desk, 'flags', names.post);
  await decide(desk, 'Alt+R', 'Reclamă la servicii.', 'Retrage');
  await expect(item(desk, names.post)).toHaveCount(0);

  await openItem(desk, 'articles', names.article);
  await decide(desk, 'Alt+R', 'Reclamă în loc de informație.', 'Respinge');
  await expect(item(desk, names.article)).toHaveCount(0);
  await desk.goto('/admin/moderation/decise');
  await expect(desk.getByRole('row', { name: new RegExp(names.article) })).toContainText('Respins');
  await expectAccessible(desk);
  await desk.goto('/admin/moderation/cifre');
  await expect(desk.getByRole('table', { name: 'Pe feluri' })).toBeVisible();
  await expectAccessible(desk);

  await firma.goto(`/firma/content/${id}`);
  await expectTitle(firma, names.article);
  await expect(firma.getByText('Reclamă în loc de informație.').first()).toBeVisible();
  await expectAccessible(firma);
  await pressOn(firma, firma.getByRole('button', { name: 'Contestă decizia' }));
  await typeInto(firma, inDialog(firma).getByLabel('De ce nu sunteți de acord'), 'Nu laudă pe nimeni.');
  await pressOn(firma, inDialog(firma).getByRole('button', { name: 'Contestă decizia' }));
  await expect(firma.getByText('Contestația așteaptă răspunsul altui administrator.')).toBeVisible();

  await openItem(desk, 'contests', names.article);
  await expect(desk.getByText('Ați luat dvs. această decizie')).toBeVisible();
  await onDatabase(portal().databaseUrl, (client) =>
    client.query(
      `update moderation_decision set decided_by = (select id from account where email = 'admin2@demo.psp') where record_id = $1`,
      [id],
    ),
  );
  await openItem(desk, 'contests', names.article);
  await expectAccessible(desk);
  await decide(desk, 'Alt+A', 'Este informație.', 'Întoarce decizia');
  await expect(toasts(desk)).toContainText('Decizia a fost întoarsă');
  await call(firma.context(), `/api/public/articles/${id}`);
});

interface Reviewed {
  id: string;
  body: string;
  project: string;
  firm: string;
}

/* A shown review that the authority of the demonstration wrote about a firm, which nobody has reported. */
const aReview = async (): Promise<Reviewed> => {
  const found = await onDatabase(portal().databaseUrl, (client) =>
    client.query<Reviewed>(`select v.id, v.body, v.project_id as project, v.subject_id as firm
      from review v join organisation f on f.id = v.subject_id and f.kind = 'firma' and f.status = 'approved'
      where v.author_id = (select m.organisation_id from membership m join account a on a.id = m.account_id
          where a.email = 'primarie@demo.psp' limit 1) and v.body <> '' and v.published_at is not null and v.removed_at is null
        and not exists (select from content_flag where review_id = v.id and outcome is null)
      order by v.published_at desc limit 1`),
  );
  const [review] = found.rows;
  if (!review) throw new Error('The demonstration has no review of the authority');
  return review;
};

test('a firm reports a review, the association removes it by keyboard, and its author reads why', async ({
  browser,
}) => {
  const [uat, firma] = [await pageOf(browser, 'primarie'), await pageOf(browser, 'firma')];
  const { id, body, project, firm } = await aReview();
  const count = async () =>
    (await call<{ reviewCount: number }>(uat.context(), `/api/public/partners/${firm}`)).reviewCount;
  const before = await count();

  await firma.goto(`/partener/${firm}?sectiune=recenzii`);
  await pressOn(firma, firma.locator(`a[href="/firma/flag/review/${id}"]`));
  await expectTitle(firma, 'Semnalați o recenzie');
  await expectAccessible(firma);
  await expectAccessibleOnPhone(firma);
  await pressOn(firma, firma.getByRole('button', { name: 'Semnalează', exact: true }));
  await expectAccessible(firma);
  await typeInto(firma, inDialog(firma).getByRole('textbox'), 'Nu este despre această lucrare.');
  await pressOn(firma, inDialog(firma).getByRole('button', { name: 'Semnalează', exact: true }));
  await expect(firma.getByText('Organizația dvs. a semnalat-o.')).toBeVisible();

  const desk = await pageOf(browser, 'admin');
  await desk.goto(`/admin/moderation?kind=reviews&item=flaggedReviews_${id}`);
  await expect(desk.getByText(body).first()).toBeVisible();
  await expectAccessible(desk);
  await expectAccessibleOnPhone(desk);
  await decide(desk, 'Alt+R', 'Este despre altă lucrare.', 'Retrage recenzia');
  await expect(toasts(desk)).toContainText('Recenzia a fost retrasă');
  expect(await count()).toBe(before - 1);
  await desk.goto(`/admin/reviews/${id}`);
  await expect(desk.getByText('Recenzia este retrasă.')).toBeVisible();
  await expectAccessible(desk);

  await uat.goto(`/uat/projects/${project}#reviews`);
  await expect(uat.getByText('Retrasă de asociație')).toBeVisible();
  await expect(uat.getByText('Este despre altă lucrare.')).toBeVisible();
  await expect(uat.getByRole('button', { name: 'Contestă decizia' })).toBeVisible();
  await expectAccessible(uat);

  const { version } = await call<Row>(desk.context(), `/api/admin/reviews/${id}`);
  await call(desk.context(), `/api/admin/reviews/${id}/restore`, { data: { version, reason: 'Demonstrație.' } });
  expect(await count()).toBe(before);
});
