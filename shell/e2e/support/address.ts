import { test } from '@playwright/test';

/** A portal under test. */
interface Portal {
  /** How its services run; also the name of the Playwright project. */
  mode: string;
  url: string;
  databaseUrl: string;
  releasesDir: string;
  /** Id of the process that started it. */
  pid: number;
}

let override: Portal | null = null;

/** Makes the tests of this file use another portal; null restores the common one. */
export const overridePortal = (own: Portal | null): void => {
  override = own;
};

/** The portal of the running test. Each worker has its own, if there are enough. */
export function portal(): Portal {
  if (override) return override;
  const all: Portal[] = JSON.parse(process.env.PORTALS ?? '[]');
  const { project, parallelIndex } = test.info();
  const matching = all.filter(({ mode }) => mode === project.name);
  const own = matching[parallelIndex % matching.length];
  if (!own) throw new Error('PORTALS is empty. Run the journeys with npm test.');
  return own;
}

/** Base URL of the portal under test. */
export const portalUrl = (): string => portal().url;
