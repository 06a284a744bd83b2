/** How a portal runs: all services in one process, or each in its own. */
export type Mode = 'all' | 'split';

export interface LongGroup {
  /** Paths of jest's test files, from the root; one runs at a time. */
  tests?: string[];
  /** Files of shell/e2e, by the mode of the portals that they visit. */
  journeys?: Partial<Record<Mode, string[]>>;
  /** How many journeys run at once in mode `all`, each in a portal of its own; 1 unless given. */
  lanes?: number;
  /** True if the journeys need the builds of the release before. */
  needsReleaseBefore?: boolean;
}

/**
 * What `npm run test:long` runs, by the names that it takes. A file of its own has `.long` in its name (`*.long.test.ts`,
 * `*.long.spec.ts`), is left out of `npm test`, and belongs to exactly one group.
 */
export const LONG_GROUPS: Record<string, LongGroup> = {
  /* The claims of libs/domain/src/testing/pace.ts, measured so often that chance has no part in it. */
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
  /* Each BFF of the release before, and as it is released, on the schema of this one. */
  'services-before': { tests: ['libs/build/src/skew/services-before.long.test.ts'] },
  /* Every read by everybody, before, between and after what firms do with sealed offers. */
  sealed: { tests: ['libs/build/src/reads/sealed.long.test.ts'] },
  /* The demonstration into an empty database, and twice at one moment. */
  demonstration: {
    tests: ['libs/build/src/start/database.long.test.ts', 'libs/demo/src/repeated.long.test.ts'],
  },
  /* The link of every notification, followed by members of every role. */
  notifications: { tests: ['libs/build/src/links/notifications.long.test.ts'] },
  /* What commands that write data refuse, each in a process of its own; the first administrator of an empty portal. */
  commands: {
    tests: ['libs/build/src/cli/data-commands.long.test.ts'],
    journeys: { all: ['first-admin.long.spec.ts'] },
  },
  /* The data that measurements are made on. */
  bulk: { tests: ['libs/build/src/bench/bulk.long.test.ts'] },
  /* Many at one moment: twenty releases, and everything that is done to an account, again and again. */
  'at-once': {
    tests: [
      'libs/build/src/release/at-one-instant.long.test.ts',
      'services/identity/src/accounts/at-once.long.test.ts',
    ],
  },
  /* Hot replacement of components in builds for development. */
  'hot-replacement': { journeys: { all: ['hot-replacement.long.spec.ts'] } },
  /* Every page with the release before of the shell and of each remote. */
  skew: { journeys: { all: ['skew.long.spec.ts'] }, lanes: 3, needsReleaseBefore: true },
  /* Every page on the narrowest screen, with large letters, in forced colours and on paper. */
  accessibility: { journeys: { all: ['accessibility.long.spec.ts'] }, lanes: 3 },
  /* Every page translated by the browser, with each of its buttons pressed. */
  translated: {
    journeys: { all: ['translated.long.spec.ts', 'translated-visitor.long.spec.ts'] },
    lanes: 3,
  },
  /* Further ways through areas, each of which the check goes through once; commands, routes and screens tell the same. */
  ways: {
    journeys: {
      all: [
        'articles.long.spec.ts',
        'keyboard.long.spec.ts',
        'members.long.spec.ts',
        'message-reading.long.spec.ts',
        'onboarding.long.spec.ts',
        'opportunity-alerts.long.spec.ts',
        'own-solutions.long.spec.ts',
        'recovery.long.spec.ts',
        'reports.long.spec.ts',
        'saved-filters.long.spec.ts',
        'sign-in.long.spec.ts',
        'suggestions.long.spec.ts',
        'writing.long.spec.ts',
      ],
    },
    lanes: 3,
  },
  /* Each file of each area in each way of failing. */
  'kill-cases': { journeys: { all: ['kill-cases.long.spec.ts'] }, lanes: 2 },
  /* Services that fail or do not answer, in the areas of which the check has none. */
  faults: { journeys: { all: ['faults.long.spec.ts'] } },
  'hung-services': { journeys: { all: ['hung-services.long.spec.ts'] } },
  /* Conversations through copies of services, a lost network, a restart of PostgreSQL and an hour of sleep. */
  'message-faults': { journeys: { all: ['message-faults.long.spec.ts'] } },
  /* A script in every text that can be written. */
  scripts: { journeys: { all: ['scripts.long.spec.ts'] } },
  /* A remote that a developer builds and runs in a portal. */
  'local-remote': { journeys: { all: ['local-remote.long.spec.ts'] } },
  /* A release of the shell under open tabs. */
  release: { journeys: { all: ['release.long.spec.ts'] } },
};
