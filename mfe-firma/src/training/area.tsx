import { ButtonLink } from '@psp/design-system/button';
import type { TrainingArea } from '@psp/features/training/ui/area';
import { createApi } from '@psp/remote/api';
import { enrolment } from '../enrolment/area.ts';
import { PROPOSALS_PATH } from './addresses.ts';
import { strings } from './strings.ts';

/** The catalogue of courses as a firm reads it, with the way to its proposals. */
export const training: TrainingArea = {
  kind: 'firma',
  api: createApi('firma'),
  enrolment,
  path: '/firma/training',
  listActions: () => (
    <ButtonLink href={PROPOSALS_PATH} variant="secondary">
      {strings.title}
    </ButtonLink>
  ),
};
