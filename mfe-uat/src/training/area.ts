import type { TrainingArea } from '@psp/features/training/ui/area';
import { createApi } from '@psp/remote/api';
import { enrolment } from '../enrolment/area.ts';

/** The catalogue of courses as an authority reads it. */
export const training: TrainingArea = { kind: 'uat', api: createApi('uat'), path: '/uat/training-programs', enrolment };
