import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import { CONTEST_HINT } from '../../decided.ts';
import { catalogue, type Event, event } from '../../operating/notifications/catalogue.ts';

interface Named {
  id: string;
  title: string;
}

const AREAS: Record<Kind, string> = {
  uat: '/uat/community/articles',
  firma: '/firma/content',
  admin: '/admin/moderation',
};
/* The article's page for the organisation that wrote it. */
const ownPage = (kind: Kind, { id, title }: Named) => ({ href: `${AREAS[kind]}/${id}`, object: `„${title}”` });
const blogPage = ({ id, title }: Named) => ({ href: `/blog/${id}`, object: `„${title}”` });

const waiting: Pick<Event, 'subjects' | 'sample'> = {
  subjects: sql`select id, title from article where status = 'pending'`,
  sample: (article) => [article, 'Autorul'],
};

/** Notifications about articles. */
export const NOTIFICATIONS = catalogue(
  'articles',
  {
    kind: 'articles',
    topic: 'articles',
    subjects: sql`select a.id, a.title, case o.kind when 'uat' then o.id end as uat, case o.kind when 'firma' then o.id end as firma
      from article a join organisation o on o.id = a.organisation_id where a.status = 'published'`,
    sample: (article, kind) => [kind, article, 'Motivul.'],
  },
  {
    submitted: event({ label: 'Articol de aprobat', to: ['admin'], ...waiting }, (article: Named, author: string) => ({
      message: `${author} a trimis spre aprobare articolul „${article.title}”.`,
      ...ownPage('admin', article),
    })),
    revised: event(
      { label: 'Versiune nouă de aprobat', many: 'versiuni noi de aprobat', to: ['admin'], ...waiting },
      (article: Named, author: string) => ({
        message: `${author} a modificat articolul publicat „${article.title}”.`,
        ...ownPage('admin', article),
      }),
    ),
    published: event({ label: 'Articol aprobat', to: ['uat', 'firma'] }, (_kind: Kind, article: Named) => ({
      message: `Articolul „${article.title}” a fost publicat cu succes.`,
      ...blogPage(article),
    })),
    rejected: event(
      { label: 'Articol respins', to: ['uat', 'firma'] },
      (kind: Kind, article: Named, reason: string) => ({
        message: `Articolul „${article.title}” nu a fost publicat. Motiv: ${reason} ${CONTEST_HINT}`,
        ...ownPage(kind, article),
      }),
    ),
    changesRequested: event(
      { label: 'Modificări cerute la articol', many: 'cereri de modificări', to: ['uat', 'firma'] },
      (kind: Kind, article: Named, reason: string) => ({
        message: `Articolul „${article.title}” are nevoie de modificări: ${reason}`,
        ...ownPage(kind, article),
      }),
    ),
    withdrawn: event(
      { label: 'Articol retras', to: ['uat', 'firma'] },
      (kind: Kind, article: Named, reason: string) => ({
        message: `Articolul „${article.title}” nu mai este public. Motiv: ${reason} ${CONTEST_HINT}`,
        ...ownPage(kind, article),
      }),
    ),
    returned: event(
      { label: 'Articol retras, redat autorului', to: ['uat', 'firma'] },
      (kind: Kind, article: Named) => ({
        message: `Articolul „${article.title}” este din nou ciornă: îl puteți modifica și trimite spre aprobare.`,
        ...ownPage(kind, article),
      }),
    ),
    revisionPublished: event(
      { label: 'Versiune nouă publicată', many: 'versiuni publicate', to: ['uat', 'firma'] },
      (_kind: Kind, article: Named) => ({
        message: `Modificările la articolul „${article.title}” sunt acum publice.`,
        ...blogPage(article),
      }),
    ),
    revisionRejected: event(
      { label: 'Modificări respinse', many: 'versiuni respinse', to: ['uat', 'firma'] },
      (kind: Kind, article: Named, reason: string) => ({
        message: `Modificările la articolul „${article.title}” nu au fost publicate; textul dinainte rămâne public. Motiv: ${reason} ${CONTEST_HINT}`,
        ...ownPage(kind, article),
      }),
    ),
  },
);
