import type { Kind } from '@psp/contracts/common';
import { catalogue, event } from '../../communicating/notifications/catalogue.ts';

interface Named {
  id: string;
  title: string;
}

const AREAS: Record<Kind, string> = {
  uat: '/uat/community/articles',
  firma: '/firma/content',
  admin: '/admin/moderation',
};
/** Path of the article's page for the organisation that wrote it. */
const ownPage = (kind: Kind, { id }: Named): string => `${AREAS[kind]}/${id}`;
const moderation = ({ id }: Named): string => `/admin/moderation/${id}`;

/** Notifications about articles, each with the screen it opens. */
export const NOTIFICATIONS = catalogue(
  'articles',
  { kind: 'articles', topic: 'articles' },
  {
    submitted: event({ label: 'Articol de aprobat', to: ['admin'] }, (article: Named, author: string) => ({
      message: `${author} a trimis spre aprobare articolul „${article.title}”.`,
      href: moderation(article),
    })),
    revised: event(
      { label: 'Versiune nouă de aprobat', many: 'versiuni noi de aprobat', to: ['admin'] },
      (article: Named, author: string) => ({
        message: `${author} a modificat articolul publicat „${article.title}”.`,
        href: moderation(article),
      }),
    ),
    published: event({ label: 'Articol aprobat', to: ['uat', 'firma'] }, (_kind: Kind, article: Named) => ({
      message: `Articolul „${article.title}” a fost publicat cu succes.`,
      href: `/blog/${article.id}`,
    })),
    rejected: event(
      { label: 'Articol respins', to: ['uat', 'firma'] },
      (kind: Kind, article: Named, reason: string) => ({
        message: `Articolul „${article.title}” nu a fost publicat. Motiv: ${reason}`,
        href: ownPage(kind, article),
      }),
    ),
    changesRequested: event(
      { label: 'Modificări cerute la articol', many: 'cereri de modificări', to: ['uat', 'firma'] },
      (kind: Kind, article: Named, reason: string) => ({
        message: `Articolul „${article.title}” are nevoie de modificări: ${reason}`,
        href: ownPage(kind, article),
      }),
    ),
    withdrawn: event(
      { label: 'Articol retras', to: ['uat', 'firma'] },
      (kind: Kind, article: Named, reason: string) => ({
        message: `Articolul „${article.title}” nu mai este public. Motiv: ${reason}`,
        href: ownPage(kind, article),
      }),
    ),
    returned: event(
      { label: 'Articol retras, redat autorului', to: ['uat', 'firma'] },
      (kind: Kind, article: Named) => ({
        message: `Articolul „${article.title}” este din nou ciornă: îl puteți modifica și trimite spre aprobare.`,
        href: ownPage(kind, article),
      }),
    ),
    revisionPublished: event(
      { label: 'Versiune nouă publicată', many: 'versiuni publicate', to: ['uat', 'firma'] },
      (_kind: Kind, article: Named) => ({
        message: `Modificările la articolul „${article.title}” sunt acum publice.`,
        href: `/blog/${article.id}`,
      }),
    ),
    revisionRejected: event(
      { label: 'Modificări respinse', many: 'versiuni respinse', to: ['uat', 'firma'] },
      (kind: Kind, article: Named, reason: string) => ({
        message: `Modificările la articolul „${article.title}” nu au fost publicate; textul dinainte rămâne public. Motiv: ${reason}`,
        href: ownPage(kind, article),
      }),
    ),
  },
);
