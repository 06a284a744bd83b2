import { COUNTIES } from '@psp/contracts/taxonomy-names';
import {
  TRAINING_CATEGORIES,
  TRAINING_DATES,
  TRAINING_FORMATS,
  TRAINING_LEVELS,
  TRAINING_PRICES,
  type TrainingQuery,
} from '@psp/contracts/training';
import type { trainingOperations } from '@psp/contracts/training-operations';
import type { Api } from '@psp/remote/api';
import { byParts, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import type { ReactNode } from 'react';
import type { EnrolmentArea } from '../../enrolment/ui/area.ts';
import { DATE_LABELS, PRICE_LABELS, strings } from './strings.ts';

/** Area in which the catalogue of courses is read. */
export interface TrainingArea {
  kind: 'uat' | 'firma';
  api: Api<typeof trainingOperations>;
  path: string;
  enrolment: EnrolmentArea;
  /** Renders what stands beside the title of the list. */
  listActions?: () => ReactNode;
}

export const trainingFilters = ({ path }: Pick<TrainingArea, 'path'>) =>
  listFilters(
    path,
    byParts<TrainingQuery>({
      q: text,
      category: oneOf(keysOf(TRAINING_CATEGORIES)),
      format: oneOf(keysOf(TRAINING_FORMATS)),
      level: oneOf(keysOf(TRAINING_LEVELS)),
      price: oneOf(TRAINING_PRICES),
      county: oneOf(keysOf(COUNTIES)),
      date: oneOf(keysOf(TRAINING_DATES)),
      page,
    }),
    {
      format: { label: strings.format, placeholder: strings.anyFormat, options: TRAINING_FORMATS },
      level: { label: strings.level, placeholder: strings.anyLevel, options: TRAINING_LEVELS },
      price: { label: strings.price, placeholder: strings.anyPrice, options: PRICE_LABELS },
      county: { label: strings.county, placeholder: strings.anyCounty, options: COUNTIES },
      date: { label: strings.date, placeholder: strings.anyDate, options: DATE_LABELS },
    },
  );

/** Address of a course, with the filters of the list beside it. */
export const trainingHref = (area: TrainingArea, id: string, filters: TrainingQuery): string =>
  `${area.path}/${id}${trainingFilters(area).query(filters)}`;

export const trainingsQuery = ({ kind, api }: TrainingArea, query: TrainingQuery) =>
  listQuery(api, [kind, 'trainings', 'list', query], 'GET /trainings', { query });

export const trainingQuery = ({ kind, api }: TrainingArea, id: string) =>
  readQuery(api, [kind, 'trainings', 'one', id], 'GET /trainings/:id', { id });
