import { expect, test } from '@jest/globals';
import { strings } from './strings.ts';

test('the article agrees with the number of views', () => {
  expect(strings.viewsOf(1, 2)).toContain('1 vizualizare a profilului și 2 vizualizări ale soluțiilor.');
  expect(strings.viewsOf(21, 1)).toContain('21 de vizualizări ale profilului și 1 vizualizare a soluțiilor.');
});
