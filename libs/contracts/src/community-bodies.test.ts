import { expect, test } from '@jest/globals';
import { GALLERY_MAX, galleryContent } from './community-bodies.ts';

test('the error for too many pictures names the limit with its noun', () => {
  const pictures = Array.from({ length: GALLERY_MAX + 1 }, (_, at) => ({
    ...{ id: `0199a1b2-0000-7000-8000-${String(at).padStart(12, '0')}`, alt: '' },
  }));
  const { error } = galleryContent.safeParse({ pictures });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Cel mult 30 de imagini.']);
});
