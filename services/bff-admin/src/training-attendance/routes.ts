import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { trainingAttendanceOperations } from '@psp/contracts/enrolment';
import type { Actor } from '@psp/domain/actor';
import { closeTraining, markTraining, readTrainingSheet } from '@psp/domain/attending/enrolment/completion';
import type { Write } from '@psp/domain/write';

const step = <Input extends { id: string }>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
  acting({ command, answer: ({ db, actor, now }, _, { id }: Input) => readTrainingSheet(db, actor, id, now) });

/** Registers the routes of the attendance of courses. */
export const trainingAttendanceRoutes = (app: PortalApp): void =>
  implement(app, 'admin', trainingAttendanceOperations, {
    sheet: ({ db, actor, now }, { id }) => readTrainingSheet(db, actor, id, now),
    mark: step(markTraining),
    close: step(closeTraining),
  });
