import type { Kind } from '@psp/contracts/common';
import type { DecidedEntity } from '@psp/contracts/decision-names';
import { sql } from 'kysely';
import { proposalPath } from '../../knowledge/library/paths.ts';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface About {
  entity: DecidedEntity;
  /** Id of the page of the content. */
  pageId: string;
  title: string;
}

const article = (kind: Kind, id: string): string =>
  kind === 'firma' ? `/firma/content/${id}` : `/uat/community/articles/${id}`;
const exchange = (kind: Kind, id: string): string => `/${kind}/exchange/${id}`;
const OWN_PAGES: Record<DecidedEntity, (kind: Kind, id: string) => string> = {
  article,
  'article-revision': article,
  solution: (_, id) => `/firma/solutions/${id}`,
  'forum-post': (kind) => (kind === 'firma' ? '/firma/network/forum' : `/${kind}/forum`),
  library: proposalPath,
  training: (_, id) => `/firma/training/proposals/${id}`,
  'conversation-report': (kind, id) => `/${kind}/messages/${id}`,
  'exchange-project': exchange,
  'exchange-question': exchange,
  review: (kind, id) => `/${kind}/projects/${id}#reviews`,
};
const ownPage = (kind: Kind, { entity, pageId, title }: About) => ({
  href: OWN_PAGES[entity](kind, pageId),
  object: `„${title}”`,
});

const to = ['uat', 'firma'] as const;

/** Notifications about contests of decisions. */
export const NOTIFICATIONS = catalogue(
  'decisions',
  {
    kind: 'articles',
    topic: 'articles',
    subjects: sql`select a.id, a.title, case o.kind when 'uat' then o.id end as uat, case o.kind when 'firma' then o.id end as firma
      from article a join organisation o on o.id = a.organisation_id where a.status = 'published'`,
    sample: ({ id, title }, kind) => [kind, { entity: 'article', pageId: id, title }, 'Motivul.'],
  },
  {
    contested: event(
      {
        ...{
          label: 'Decizie contestată',
          many: 'decizii contestate',
          to: ['admin'],
          bound: { once: 'a decision is contested once' },
        },
        sample: ({ id, title }) => [{ id, title }, 'Comuna Roșia'],
      },
      ({ id, title }: { id: string; title: string }, organisation: string) => ({
        message: `${organisation} contestă decizia despre „${title}”. Hotărăște alt administrator decât cel care a luat-o.`,
        href: `/admin/moderation?kind=contests&item=contests_${id}`,
        object: `„${title}”`,
      }),
    ),
    upheld: event({ label: 'Contestație respinsă', to }, (kind: Kind, about: About, answer: string) => ({
      message: `Contestația dvs. despre „${about.title}” nu a fost admisă: decizia rămâne. Motiv: ${answer}`,
      ...ownPage(kind, about),
    })),
    moot: event({ label: 'Contestație fără obiect', to }, (kind: Kind, about: About, answer: string) => ({
      message: `Contestația dvs. despre „${about.title}” s-a închis fără hotărâre. ${answer}`,
      ...ownPage(kind, about),
    })),
    reversed: event({ label: 'Contestație admisă', to }, (kind: Kind, about: About, answer: string) => ({
      message: `Contestația dvs. despre „${about.title}” a fost admisă: decizia a fost întoarsă. ${answer}`,
      ...ownPage(kind, about),
    })),
  },
);
