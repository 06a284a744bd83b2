import { test } from '@playwright/test';

/** A portal under test. */
interface Portal {
  /** In which way its services run, as a project of the journeys is named. */
  mode: string;
  url: string;
  databaseUrl: string;
  releasesDir: string;
  /** The process that started it. */
  pid: number;
}

let instead: Portal | null = null;

/** Leads the journeys of this file to a portal of their own; null to the common one again. */
export const standIn = (own: Portal | null): void => {
  instead = own;
};

/** The portal of the journey that runs: workers have one each where there are enough. */
export function portal(): Portal {
  if (instead) return instead;
  const all: Portal[] = JSON.parse(process.env.PORTALS ?? '[]');
  const { project, parallelIndex } = test.info();
  const fitting = all.filter(({ mode }) => mode === project.name);
  const own = fitting[parallelIndex % fitting.length];
  if (!own) throw new Error('PORTALS names no portal: the journeys are started by npm test.');
  return own;
}

/** Where the portal under test answers. */
export const portalUrl = (): string => portal().url;
