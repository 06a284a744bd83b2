import { sql } from 'kysely';
import { dayInWords } from '../../day-in-words.ts';
import { catalogue, type Event, event } from '../../operating/notifications/catalogue.ts';

interface Named {
  id: string;
  kind: string;
}
export interface NamedIssue {
  year: number;
  number: number;
  /** Last day for a layout. */
  adsUntil: string;
}
interface Writer {
  displayName: string;
  organisationName: string;
}

/** Names an issue: "nr. 3 din 2026". */
export const issueName = ({ number, year }: NamedIssue): string => `nr. ${number} din ${year}`;

const firm = ['firma'] as const;
const own = (issue: NamedIssue) => ({ object: `revista, ${issueName(issue)}`, href: '/firma/network/beneficii' });
const queue = ({ id }: Named, issue: NamedIssue) => ({
  object: `revista, ${issueName(issue)}`,
  href: `/admin/benefits/${id}`,
});

const ISSUE: NamedIssue = { year: 2026, number: 3, adsUntil: '2026-12-04' };
const WRITER: Writer = { displayName: 'Andrei Popa', organisationName: 'Civis Digital' };
const toQueue: Event['sample'] = (subject) => [subject, ISSUE, WRITER];

/** Notifications about the benefits of a package, each with the screen it opens. */
export const NOTIFICATIONS = catalogue(
  'benefits',
  {
    kind: 'organisation',
    topic: 'organisation',
    subjects: sql`select id, kind, organisation_id as firma from benefit_claim`,
    sample: (subject) => [subject, ISSUE, 'un motiv'],
  },
  {
    claimed: event(
      {
        label: 'Beneficiu cerut de un partener',
        many: 'beneficii cerute',
        to: ['admin'],
        bound: 'benefit-claim:organisation',
        sample: toQueue,
      },
      (claim: Named, issue: NamedIssue, by: Writer) => ({
        ...queue(claim, issue),
        message:
          claim.kind === 'copy'
            ? `${by.displayName}, ${by.organisationName}, cere un exemplar tipărit al revistei, ${issueName(issue)}.`
            : `${by.displayName}, ${by.organisationName}, a rezervat o pagină de reclamă în revistă, ${issueName(issue)}.`,
      }),
    ),
    layoutSent: event(
      {
        label: 'Machetă de reclamă primită',
        to: ['admin'],
        bound: { once: 'a layout is sent again only after the association asked for changes' },
        sample: toQueue,
      },
      (claim: Named, issue: NamedIssue, by: Writer) => ({
        ...queue(claim, issue),
        message: `${by.displayName}, ${by.organisationName}, a trimis macheta reclamei pentru revistă, ${issueName(issue)}.`,
      }),
    ),
    approved: event({ label: 'Exemplar al revistei aprobat', to: firm }, (_: Named, issue: NamedIssue) => ({
      ...own(issue),
      message: `Cererea pentru revista tipărită, ${issueName(issue)}, a fost aprobată. Vă anunțăm când exemplarul este expediat.`,
    })),
    refused: event(
      { label: 'Exemplar al revistei refuzat', to: firm },
      (_: Named, issue: NamedIssue, reason: string) => ({
        ...own(issue),
        message: `Cererea pentru revista tipărită, ${issueName(issue)}, a fost refuzată. Motiv: ${reason}`,
      }),
    ),
    shipped: event(
      { label: 'Exemplar al revistei expediat', to: firm },
      (_: Named, issue: NamedIssue, awb: string) => ({
        ...own(issue),
        message: `Revista tipărită, ${issueName(issue)}, a fost expediată, AWB ${awb}. Confirmați primirea din pagina de beneficii.`,
      }),
    ),
    layoutAccepted: event({ label: 'Machetă de reclamă acceptată', to: firm }, (_: Named, issue: NamedIssue) => ({
      ...own(issue),
      message: `Macheta reclamei a fost acceptată; apare în revistă, ${issueName(issue)}.`,
    })),
    changesAsked: event(
      { label: 'Modificări cerute la machetă', to: firm },
      (_: Named, issue: NamedIssue, what: string) => ({
        ...own(issue),
        message: `Asociația cere modificări la macheta pentru revistă, ${issueName(issue)}: ${what} Trimiteți-o din nou până la ${dayInWords(issue.adsUntil)}.`,
      }),
    ),
    moved: event(
      { label: 'Pagina de reclamă mutată în numărul următor', to: firm, sample: (subject) => [subject, ISSUE, ISSUE] },
      (_: Named, missed: NamedIssue, next: NamedIssue) => ({
        ...own(next),
        message: `Nu am primit macheta pentru ${issueName(missed)} al revistei. Pagina dvs. este ținută acum în ${issueName(next)}; trimiteți macheta până la ${dayInWords(next.adsUntil)}.`,
      }),
    ),
    released: event({ label: 'Rezervarea paginii de reclamă încheiată', to: firm }, (_: Named, missed: NamedIssue) => ({
      ...own(missed),
      message: `Nu am primit macheta pentru ${issueName(missed)} al revistei și niciun alt număr nu primește acum reclame. Rezervarea s-a încheiat; pagina rămâne în pachetul dvs.`,
    })),
    printed: event({ label: 'Reclamă tipărită', to: firm }, (_: Named, issue: NamedIssue) => ({
      ...own(issue),
      message: `Revista, ${issueName(issue)}, a apărut cu reclama dvs.`,
    })),
  },
);
