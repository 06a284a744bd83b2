import { describe, expect, test } from '@jest/globals';
import { ARTICLE_STATUSES, type ArticleAction, type ArticleStatus, REVISION_STATUSES } from '@psp/contracts/articles';
import type { RevisionAction, RevisionStatus } from '@psp/contracts/articles';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anArticle } from '../../testing/articles.ts';
import { everybody, UAT_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { Article, articleActions } from './article.entity.ts';
import { ArticleRevision, revisionActions } from './article-revision.entity.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const uatId = newId();
const actors = everybody(uatId, newId());
const author = actors['uatEditor'] as Actor;
const admin = actors['admin'] as Actor;

const articleIn = (status: ArticleStatus): Article =>
  Object.assign(new Article(), { id: newId(), organisationId: uatId, status, reason: null });
const revisionIn = (status: RevisionStatus): ArticleRevision =>
  Object.assign(new ArticleRevision(), { id: newId(), organisationId: uatId, status });

const perform = (article: Article, action: ArticleAction, doer: Doer): void => {
  const attempts: Record<ArticleAction, () => unknown> = {
    edit: () => article.edit(doer, anArticle(), NOW),
    discard: () => article.discard(doer, NOW),
    submit: () => article.submit(doer, NOW),
    approve: () => article.approve(doer, NOW),
    reject: () => article.reject(doer, 'Este o reclamă.', NOW),
    requestChanges: () => article.requestChanges(doer, 'Adăugați sursele.', NOW),
    reopen: () => article.reopen(doer, NOW),
    revise: () => article.revise(doer, NOW),
    withdraw: () => article.withdraw(doer, 'Date depășite.', NOW),
  };
  attempts[action]();
};

describe('an article', () =>
  everyCase({
    states: ARTICLE_STATUSES,
    actors,
    allowed: {
      edit: { draft: UAT_WRITERS },
      discard: { draft: UAT_WRITERS },
      submit: { draft: UAT_WRITERS },
      approve: { pending: ['admin'] },
      reject: { pending: ['admin'] },
      requestChanges: { pending: ['admin'] },
      reopen: { rejected: UAT_WRITERS, withdrawn: [...UAT_WRITERS, 'admin'] },
      revise: { published: UAT_WRITERS },
      withdraw: { published: ['admin'] },
    },
    leadsTo: {
      submit: 'pending',
      approve: 'published',
      reject: 'rejected',
      requestChanges: 'draft',
      reopen: 'draft',
      withdraw: 'withdrawn',
    },
    attempt: (state: ArticleStatus, action: ArticleAction, doer: Doer) => {
      const article = articleIn(state);
      perform(article, action, doer);
      return article.status;
    },
    listed: (state: ArticleStatus, doer: Doer) => articleActions(articleIn(state), doer, NOW),
  }));

describe('a proposed text', () =>
  everyCase({
    states: REVISION_STATUSES,
    actors,
    allowed: {
      edit: { pending: UAT_WRITERS },
      approve: { pending: ['admin'] },
      reject: { pending: ['admin', 'system'] },
    },
    leadsTo: { approve: 'published', reject: 'rejected' },
    attempt: (state: RevisionStatus, action: RevisionAction, doer: Doer) => {
      const revision = revisionIn(state);
      const attempts: Record<RevisionAction, () => unknown> = {
        edit: () => revision.edit(doer, anArticle(), NOW),
        approve: () => revision.approve(doer, NOW),
        reject: () => revision.reject(doer, 'Articolul a fost retras.', NOW),
      };
      attempts[action]();
      return revision.status;
    },
    listed: (state: RevisionStatus, doer: Doer) => revisionActions(revisionIn(state), doer, NOW),
  }));

test('a stored text is sanitised and has an excerpt and a reading time', () => {
  const body = `<p onclick="x()">Unu <script>alert(1)</script>doi.</p><p>${'cuvânt '.repeat(500)}</p>`;
  const article = Article.draft(author, anArticle({ title: ' Titlu ', body }), NOW);
  expect(article).toMatchObject({ title: 'Titlu', status: 'draft', organisationId: uatId, readingMinutes: 3 });
  expect(article.body).toMatch(/^<p>Unu doi\.<\/p><p>cuvânt /);
  expect(article.bodyText).toMatch(/^Unu doi\.\ncuvânt /);
  expect(article.excerpt).toMatch(/^Unu doi\. cuvânt .*…$/);
  expect(Article.draft(author, anArticle({ summary: 'Pe scurt.' }), NOW).excerpt).toBe('Pe scurt.');
});

test.each([
  ['title', { title: '  ' }],
  ['category', { category: '' }],
  ['words', { body: '<p> <br></p><script>alert(1)</script>' }],
])('an article without %s is refused', (_what, content) => {
  const draft = () => Article.draft(author, anArticle(content), NOW);
  expect(draft).toThrow('Toate câmpurile sunt obligatorii');
  expect(() => articleIn('draft').edit(author, anArticle(content), NOW)).toThrow('Toate câmpurile sunt obligatorii');
});

test('a draft that was public before cannot be discarded', () => {
  const article = articleIn('published');
  article.publishedAt = NOW;
  article.withdraw(admin, 'Date depășite.', NOW);
  article.reopen(author, NOW);
  expect(articleActions(article, author, NOW)).toEqual(['edit', 'submit']);
  expect(() => article.discard(author, NOW)).toThrow(expect.objectContaining({ code: 'action.not_allowed' }));
});

test('the reason of a returned article is kept until it is submitted again', () => {
  const article = articleIn('pending');
  article.requestChanges(admin, 'Adăugați sursele.', NOW);
  expect(article.reason).toBe('Adăugați sursele.');
  article.submit(author, NOW);
  expect(article).toMatchObject({ reason: null, submittedAt: NOW });
});
