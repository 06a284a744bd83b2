import type { AttractionType } from '@psp/contracts/attraction-types';
import type { ProjectStatus } from '@psp/contracts/project-statuses';
import type { Land, Scene } from '../pictures/scene.ts';

export type AttractionSource = readonly [
  name: string,
  type: AttractionType,
  subject: Scene['subject'],
  season: Scene['season'],
  description: string,
];

export type CommunityProjectSource = readonly [
  title: string,
  status: ProjectStatus,
  progress: number,
  /** Months before now that it began, and how many it takes; null where that is not known. */
  began: number,
  takes: number | null,
  description: string,
];

/** A showcase. The places and what can be seen there are real; projects and figures are invented, inhabitants rounded. */
export interface CommunitySource {
  /** Name of the authority that keeps it. */
  authority: string;
  name: string;
  land: Land;
  population: number;
  areaKm2?: number;
  description: string;
  objectives: string;
  attractions: readonly AttractionSource[];
  projects: readonly CommunityProjectSource[];
  /** What it says of its own work. */
  figures: { completed: number; budget: string; served: number };
}
