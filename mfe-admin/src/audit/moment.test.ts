import { expect, test } from '@jest/globals';
import { formatMoment } from './moment.ts';

test('a moment is shown to the second, in the time of Romania', () => {
  expect(formatMoment('2026-11-20T10:00:07Z')).toBe('20.11.2026, 12:00:07');
});
