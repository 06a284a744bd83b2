/** Whether a portal runs all services in one process, or each in its own. */
export type Mode = 'all' | 'split';

export interface LongGroup {
  /** Paths of jest's test files, relative to the root; they run one at a time. */
  tests?: string[];
  /** Files of shell/e2e, by the mode of their portals. */
  journeys?: Partial<Record<Mode, string[]>>;
  /** Number of concurrent journeys in mode `all`, each with its own portal; 1 by default. */
  lanes?: number;
  /** Whether the journeys need the builds of the previous release. */
  needsReleaseBefore?: boolean;
}

/**
 * Groups of `npm run test:long` by their names. Files named `*.long.test.ts` or `*.long.spec.ts` are left out of `npm test` and belong to
 * exactly one group.
 */
export const LONG_GROUPS: Record<string, LongGroup> = {
  /* The claims of libs/domain/src/testing/pace.ts, measured often enough to exclude chance. */
  pace: {
    tests: [
      'services/identity/src/accounts/attacks-telling-apart.long.test.ts',
      'services/identity/src/registrations/attacks.long.test.ts',
      'services/identity/src/registrations/telling-apart.long.test.ts',
      'services/worker/src/mail/stalled-sign-ups.long.test.ts',
    ],
  },
  /* 5,000 generated changes of shared modules, packages and bodies, each judged by the release gate. */
  gate: { tests: ['libs/build/src/release/gate.long.test.ts'] },
  /* Each BFF of the previous release and of this one, on the current schema. */
  'services-before': { tests: ['libs/build/src/skew/services-before.long.test.ts'] },
  /* Every read by all users, before, between and after actions of firms on sealed offers. */
  sealed: { tests: ['libs/build/src/reads/sealed.long.test.ts'] },
  /* Filling an empty database with demonstration data, also twice and at the end of a year; merges in it, and all that they undo. */
  demonstration: {
    tests: [
      'libs/build/src/start/database.long.test.ts',
      'libs/demo/src/merges.long.test.ts',
      'libs/demo/src/repeated.long.test.ts',
      'libs/demo/src/year-end.long.test.ts',
    ],
  },
  /* The link of every notification, followed by members of every role. */
  notifications: { tests: ['libs/build/src/links/notifications.long.test.ts'] },
  /* Refusals of commands that write data, each in a process; the first administrator of an empty portal. */
  commands: {
    tests: ['libs/build/src/cli/data-commands.long.test.ts'],
    journeys: { all: ['first-admin.long.spec.ts'] },
  },
  /* Large and malicious files whose text is read; an import of 500 files, and an act on 2,000 rows, that are interrupted. */
  documents: {
    tests: [
      'libs/domain/src/knowledge/extraction/extract-text.long.test.ts',
      'services/bff-admin/src/users/bulk.long.test.ts',
      'services/worker/src/library/make-import.long.test.ts',
    ],
  },
  /* The assistant's answers to labelled questions over the demonstration. */
  answers: { tests: ['libs/build/src/bench/answers.long.test.ts'] },
  /* The data of measurements. */
  bulk: { tests: ['libs/build/src/bench/bulk.long.test.ts'] },
  /* Concurrency: twenty simultaneous releases, and all changes of an account, repeated. */
  'at-once': {
    tests: [
      'libs/build/src/release/at-one-instant.long.test.ts',
      'services/identity/src/accounts/at-once.long.test.ts',
    ],
  },
  /* Hot replacement of components in builds for development. */
  'hot-replacement': { journeys: { all: ['hot-replacement.long.spec.ts'] } },
  /* Every page with the previous release of the shell and of each remote. */
  skew: { journeys: { all: ['skew.long.spec.ts'] }, lanes: 3, needsReleaseBefore: true },
  /* Every page by the rules of WCAG 2.2 AA, also on a phone, on the narrowest screen, with large letters, in forced colours and on paper. */
  accessibility: { journeys: { all: ['accessibility.long.spec.ts'] }, lanes: 3 },
  /* Every page translated by the browser, with each of its buttons pressed. */
  translated: {
    journeys: { all: ['translated.long.spec.ts', 'translated-visitor.long.spec.ts'] },
    lanes: 3,
  },
  /* Further journeys through areas that `npm test` covers by one journey and by tests of commands, routes and screens. */
  ways: {
    journeys: {
      all: [
        'articles.long.spec.ts',
        'benefits.long.spec.ts',
        'confirmed-work.long.spec.ts',
        'discount-codes.long.spec.ts',
        'forum-place.long.spec.ts',
        'keyboard.long.spec.ts',
        'members.long.spec.ts',
        'message-reading.long.spec.ts',
        'onboarding.long.spec.ts',
        'opportunity-alerts.long.spec.ts',
        'own-data.long.spec.ts',
        'own-solutions.long.spec.ts',
        'purchase-file.long.spec.ts',
        'push.long.spec.ts',
        'recovery.long.spec.ts',
        'reports.long.spec.ts',
        'saved-filters.long.spec.ts',
        'sign-in.long.spec.ts',
        'suggestions.long.spec.ts',
        'verified-firm.long.spec.ts',
        'writing.long.spec.ts',
      ],
    },
    lanes: 3,
  },
  /* The same for the association's area, and for events and documents. */
  'further-areas': {
    journeys: {
      all: [
        'admin-merges.long.spec.ts',
        'event-after.long.spec.ts',
        'event-proformas.long.spec.ts',
        'library-import.long.spec.ts',
        'library-template.long.spec.ts',
        'packages.long.spec.ts',
        'settings-mails.long.spec.ts',
        'support-view.long.spec.ts',
      ],
    },
    lanes: 3,
  },
  /* The HTML and the metadata of every public page. */
  markup: { journeys: { all: ['markup.long.spec.ts'] } },
  /* Each file of each area in each way of failing. */
  'kill-cases': { journeys: { all: ['kill-cases.long.spec.ts'] }, lanes: 2 },
  /* Services that fail or do not answer, in areas that `npm test` does not cover. */
  faults: { journeys: { all: ['faults.long.spec.ts'] } },
  'hung-services': { journeys: { all: ['hung-services.long.spec.ts'] } },
  /* Conversations through copies of services, a lost network, a restart of PostgreSQL and an hour of sleep. */
  'message-faults': { journeys: { all: ['message-faults.long.spec.ts'] } },
  /* A crowd that signs up for one event through copies of a service, one of which is killed. */
  'event-crowd': { journeys: { all: ['event-crowd.long.spec.ts'] } },
  /* A script in every text that users can write. */
  scripts: { journeys: { all: ['scripts.long.spec.ts'] } },
  /* A remote that a developer builds and runs in a portal; a remote that uses more of shared libraries than the others. */
  'local-remote': { journeys: { all: ['local-remote.long.spec.ts', 'remote-libraries.long.spec.ts'] } },
  /* A release of the shell under open tabs. */
  release: { journeys: { all: ['release.long.spec.ts'] } },
};
