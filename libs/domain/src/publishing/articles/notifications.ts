import type { Kind } from '@psp/contracts/common';
import type { Message } from '../../communicating/notifications/notify.ts';

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
export const NOTIFICATIONS = {
  submitted: (article: Named, author: string): Message => ({
    title: 'Articol de aprobat',
    message: `${author} a trimis spre aprobare articolul „${article.title}”.`,
    href: moderation(article),
    topic: 'articles',
  }),
  revised: (article: Named, author: string): Message => ({
    title: 'Versiune nouă de aprobat',
    message: `${author} a modificat articolul publicat „${article.title}”.`,
    href: moderation(article),
    topic: 'articles',
  }),
  published: (_kind: Kind, article: Named): Message => ({
    title: 'Articol aprobat',
    message: `Articolul „${article.title}” a fost publicat cu succes.`,
    href: `/blog/${article.id}`,
    topic: 'articles',
  }),
  rejected: (kind: Kind, article: Named, reason: string): Message => ({
    title: 'Articol respins',
    message: `Articolul „${article.title}” nu a fost publicat. Motiv: ${reason}`,
    href: ownPage(kind, article),
    topic: 'articles',
  }),
  changesRequested: (kind: Kind, article: Named, reason: string): Message => ({
    title: 'Modificări cerute la articol',
    message: `Articolul „${article.title}” are nevoie de modificări: ${reason}`,
    href: ownPage(kind, article),
    topic: 'articles',
  }),
  withdrawn: (kind: Kind, article: Named, reason: string): Message => ({
    title: 'Articol retras',
    message: `Articolul „${article.title}” nu mai este public. Motiv: ${reason}`,
    href: ownPage(kind, article),
    topic: 'articles',
  }),
  returned: (kind: Kind, article: Named): Message => ({
    title: 'Articol retras, redat autorului',
    message: `Articolul „${article.title}” este din nou ciornă: îl puteți modifica și trimite spre aprobare.`,
    href: ownPage(kind, article),
    topic: 'articles',
  }),
  revisionPublished: (_kind: Kind, article: Named): Message => ({
    title: 'Versiune nouă publicată',
    message: `Modificările la articolul „${article.title}” sunt acum publice.`,
    href: `/blog/${article.id}`,
    topic: 'articles',
  }),
  revisionRejected: (kind: Kind, article: Named, reason: string): Message => ({
    title: 'Modificări respinse',
    message: `Modificările la articolul „${article.title}” nu au fost publicate; textul dinainte rămâne public. Motiv: ${reason}`,
    href: ownPage(kind, article),
    topic: 'articles',
  }),
};
