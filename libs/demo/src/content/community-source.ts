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
  /** Months since its start, and its duration in months; null when the duration is unknown. */
  began: number,
  takes: number | null,
  description: string,
];

/** A community page. Places and attractions are real; projects and figures are invented, population numbers rounded. */
export interface CommunitySource {
  /** Name of its authority. */
  authority: string;
  name: string;
  land: Land;
  population: number;
  areaKm2?: number;
  description: string;
  objectives: string;
  attractions: readonly AttractionSource[];
  projects: readonly CommunityProjectSource[];
  /** Figures about the work of the authority. */
  figures: { completed: number; budget: string; served: number };
}
