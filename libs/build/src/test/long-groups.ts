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
  /* Hot replacement of components in builds for development. */
  'hot-replacement': { journeys: { all: ['hot-replacement.long.spec.ts'] } },
  /* Every page with the release before of the shell and of each remote. */
  skew: { journeys: { all: ['skew.spec.ts'] }, lanes: 3, needsReleaseBefore: true },
};
