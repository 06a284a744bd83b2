import { sendDocument } from '@psp/bff-kit/documents/send-document';
import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { enrolmentOperations } from '@psp/contracts/enrolment';
import type { Actor } from '@psp/domain/actor';
import {
  acceptEnrolment,
  approveEnrolment,
  enrolInTraining,
  leaveTraining,
  refuseEnrolment,
} from '@psp/domain/attending/enrolment/enrol';
import { listRegister, readApprovals, readEnrolment, readRegister } from '@psp/domain/attending/enrolment/queries';
import { readTrainingReviews, reviewTraining } from '@psp/domain/attending/enrolment/reviews';
import { readEnrolmentSetting, saveEnrolmentSetting } from '@psp/domain/attending/enrolment/setting.entity';
import { inThread } from '@psp/domain/threads';
import type { Write } from '@psp/domain/write';
import { REGISTER_COLUMNS, strings } from './strings.ts';
import type { writeRegister } from './write-register.ts';

const printRegister = inThread<typeof writeRegister>(new URL('./write-register.ts', import.meta.url), 'writeRegister');

/* A decision answers with what still waits. */
const decision = <Input>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
  acting({ command, answer: ({ db, actor, now }, _, __: Input) => readApprovals(db, actor, now) });

/** Registers the routes of enrolments in courses and of the training register for one area. */
export const enrolmentRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, enrolmentOperations, {
    view: ({ db, actor, now }, { id }) => readEnrolment(db, actor, id, now),
    enrol: acting({
      command: enrolInTraining,
      answer: ({ db, actor, now }, _, { id }) => readEnrolment(db, actor, id, now),
    }),
    accept: acceptEnrolment,
    leave: leaveTraining,
    reviews: ({ db, actor }, { id }) => readTrainingReviews(db, actor, id),
    review: acting({
      command: reviewTraining,
      answer: ({ db, actor, now }, _, { id }) => readEnrolment(db, actor, id, now),
    }),
    approvals: ({ db, actor, now }) => readApprovals(db, actor, now),
    approve: decision(approveEnrolment),
    refuse: decision(refuseEnrolment),
    setting: ({ db, actor }) => readEnrolmentSetting(db, actor),
    saveSetting: acting({ command: saveEnrolmentSetting, answer: ({ db, actor }) => readEnrolmentSetting(db, actor) }),
    register: ({ db, actor }, query) => listRegister(db, actor, query),
    table: async ({ db, actor }, { format, ...filters }, reply) => {
      const rows = await readRegister(db, actor, filters);
      return sendTable(reply, { name: strings.file, format, columns: REGISTER_COLUMNS, rows });
    },
    pdf: async ({ db, actor, now }, filters, reply) => {
      const lines = await readRegister(db, actor, filters);
      const register = { organisation: actor.organisationName, year: filters.year, lines, now };
      const content = await printRegister(register, actor.organisationId);
      return sendDocument(reply, { name: `${strings.file}.pdf`, content });
    },
  });
