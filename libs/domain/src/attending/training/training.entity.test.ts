import { describe, expect, test } from '@jest/globals';
import {
  memberPrice,
  TRAINING_STATUSES,
  type TrainingAction,
  type TrainingContent,
  type TrainingStatus,
  trainingContent,
} from '@psp/contracts/training';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { everybody, FIRMA_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { Training, type TrainingText, trainingActions } from './training.entity.ts';

const NOW = new Date('2026-11-29T10:00:00Z');
const firmaId = newId();
const actors = everybody(newId(), firmaId);
const content: TrainingContent = {
  ...{ category: 'funds', title: 'Fonduri', description: 'De la idee la decont.', provider: 'Fondeuro' },
  ...{ format: 'online', level: 'beginner', hours: 8, price: 2500, discount: 20, place: 'Online', countyCode: null },
  sittings: [{ startsAt: '2026-12-14T07:00:00.000Z', endsAt: '2026-12-14T15:00:00.000Z' }],
  ...{ onlineUrl: null, seats: 20, closesAt: '2026-12-10T21:59:00.000Z', curriculum: ['Ideea'] },
  ...{ instructorName: 'Corina Pop', instructorAbout: '', hasCertificate: true, completionShare: 100 },
};
const trainingIn = (status: TrainingStatus): Training => {
  const text: TrainingText = {
    ...content,
    startsAt: new Date('2026-12-14T07:00:00Z'),
    endsAt: new Date('2026-12-14T15:00:00Z'),
  };
  return Object.assign(Training.plan(actors['firmaEditor'] as Actor, newId(), text, null), { status });
};

describe('a course', () =>
  everyCase<TrainingStatus, TrainingAction>({
    states: TRAINING_STATUSES,
    actors,
    allowed: {
      edit: { draft: ['admin'], published: ['admin'] },
      resend: { proposed: FIRMA_WRITERS, rejected: FIRMA_WRITERS },
      publish: { draft: ['admin'] },
      approve: { proposed: ['admin'] },
      reject: { proposed: ['admin'] },
      cancel: { draft: ['admin'], published: ['admin'] },
    },
    leadsTo: {
      resend: 'proposed',
      publish: 'published',
      approve: 'published',
      reject: 'rejected',
      cancel: 'cancelled',
    },
    attempt: (status, action, doer) => {
      const training = trainingIn(status);
      const text: TrainingText = { ...content, startsAt: training.startsAt, endsAt: training.endsAt };
      if (action === 'edit' || action === 'resend') training[action](doer, text, NOW);
      else if (action === 'publish' || action === 'approve') training.publish(doer, action, NOW);
      else training.end(doer, action, 'Un motiv.', NOW);
      return training.status;
    },
    listed: (status, doer) => trainingActions(trainingIn(status), doer, NOW),
  }));

test('a course that has begun is not published, and one that ended is not cancelled', () => {
  const admin = actors['admin'] as Actor;
  const late = new Date('2026-12-14T16:00:00Z');
  expect(trainingActions(trainingIn('draft'), admin, late)).toEqual(['edit']);
  expect(trainingActions(trainingIn('published'), admin, late)).toEqual([]);
});

test('the sample prices are reduced by the discount of members', () => {
  expect([memberPrice(2500, 20), memberPrice(1200, 15), memberPrice(1800, 20)]).toEqual([2000, 1020, 1440]);
  expect(memberPrice(99.99, 15)).toBe(84.99);
});

test.each<[string, Partial<TrainingContent>, string]>([
  ['a discount of 10 %', { discount: 10 }, 'discount'],
  ['a discount of 25 %', { discount: 25 }, 'discount'],
  ['no county for a course on site', { format: 'onsite' }, 'countyCode'],
  ['enrolment until after the beginning', { closesAt: '2026-12-14T08:00:00.000Z' }, 'closesAt'],
  ['sittings out of order', { sittings: [...content.sittings, ...content.sittings] }, 'sittings'],
])('%s is refused', (_, patch, field) => {
  const { error } = trainingContent.safeParse({ ...content, ...patch });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
