import { expect, test } from '@jest/globals';
import { readSitting, sittingLine, TRAINING_SCHEMA, trainingFields } from './form-values.ts';

test.each([
  ['08.12.2026 14:00-18:00', '2026-12-08T12:00:00.000Z', '2026-12-08T16:00:00.000Z'],
  ['8.7.2026 9:30 – 13:00', '2026-07-08T06:30:00.000Z', '2026-07-08T10:00:00.000Z'],
])('the line %s is a sitting in the time of Romania', (line, startsAt, endsAt) => {
  expect(readSitting(line)).toEqual({ startsAt, endsAt });
});

test.each(['', 'mâine la 10', '31.02.2026 10:00-12:00', '08.12.2026 25:00-26:00', '08.12.2026'])(
  '"%s" is no sitting',
  (line) => expect(readSitting(line)).toBeNull(),
);

const fields = {
  ...trainingFields(null, 'Civis Digital'),
  ...{ title: 'Curs', category: 'digital', description: 'Despre.', format: 'online', level: 'beginner' },
  ...{ hours: 4, price: 0, discount: 15, seats: 10, place: 'Online', instructorName: 'Dan Ilie' },
  ...{ sittings: ['08.12.2026 14:00-18:00', ''], curriculum: ['Formulare', ' '], closesAt: '2026-12-08' },
};

test('enrolment until the day of the course ends when it begins, and empty lines are left out', () => {
  const result = TRAINING_SCHEMA.safeParse(fields);
  expect(result).toMatchObject({
    success: true,
    data: { closesAt: '2026-12-08T12:00:00.000Z', curriculum: ['Formulare'], countyCode: null, onlineUrl: null },
  });
  if (result.success)
    expect(sittingLine(result.data.sittings[0] ?? { startsAt: '', endsAt: '' })).toBe(fields.sittings[0]);
});

test('enrolment until a later day, and a line of another form, are refused', () => {
  expect(TRAINING_SCHEMA.safeParse({ ...fields, closesAt: '2026-12-09' }).success).toBe(false);
  expect(TRAINING_SCHEMA.safeParse({ ...fields, sittings: ['mâine'] }).success).toBe(false);
});
