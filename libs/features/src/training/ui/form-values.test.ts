import { expect, test } from '@jest/globals';
import { checkTraining, TRAINING_SCHEMA, trainingFields } from './form-values.ts';

const fields = {
  ...trainingFields(null, 'Civis Digital'),
  ...{ title: 'Curs', category: 'digital', description: 'Despre.', format: 'online', level: 'beginner' },
  ...{ hours: 4, price: 0, discount: 15, seats: 10, place: 'Online', instructorName: 'Dan Ilie' },
  sittings: [{ day: '2026-12-08', from: '14:00', until: '18:00' }],
  ...{ curriculum: ['Formulare', ' '], closesAt: '2026-12-08' },
};

test('enrolment until the day of the course ends when it begins, and empty lines are left out', () => {
  const result = TRAINING_SCHEMA.safeParse(fields);
  expect(result).toMatchObject({
    success: true,
    data: {
      ...{ closesAt: '2026-12-08T12:00:00.000Z', curriculum: ['Formulare'], countyCode: null, onlineUrl: null },
      sittings: [{ startsAt: '2026-12-08T12:00:00.000Z', endsAt: '2026-12-08T16:00:00.000Z' }],
    },
  });
  if (result.success) expect(trainingFields(result.data, '').sittings).toEqual(fields.sittings);
});

test.each([
  ['a later last day for enrolment', { closesAt: '2026-12-09' }],
  ['a sitting without a day', { sittings: [{ day: '', from: '14:00', until: '18:00' }] }],
  ['a sitting that ends before it begins', { sittings: [{ day: '2026-12-08', from: '14:00', until: '12:00' }] }],
])('%s is refused', (_, patch) => expect(TRAINING_SCHEMA.safeParse({ ...fields, ...patch }).success).toBe(false));

test('hours that cannot be read are named', () => {
  expect(checkTraining({ ...fields, sittings: [{ day: '2026-12-08', from: 'la prânz', until: '18:00' }] })).toEqual({
    sittings: expect.any(String),
  });
});
