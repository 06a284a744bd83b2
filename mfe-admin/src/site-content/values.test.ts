import { expect, test } from '@jest/globals';
import { SECTION_KEYS, SECTIONS } from '@psp/contracts/site-content';
import { FORMS } from './forms.ts';
import { at, cleaned, put, without } from './values.ts';

const content = { title: 'a', items: [{ title: 'b' }, { title: 'c' }] };

test('a part is read and replaced by its path; the rest stays', () => {
  expect(at(content, 'items.1.title')).toBe('c');
  expect(at(content, 'items.7.title')).toBeUndefined();
  expect(put(content, 'items.1.title', 'd')).toEqual({ title: 'a', items: [{ title: 'b' }, { title: 'd' }] });
  expect(without(content, 'items', 0)).toEqual({ title: 'a', items: [{ title: 'c' }] });
  expect(content.items).toHaveLength(2);
});

test('empty lines of a list are removed, empty fields are not', () => {
  expect(cleaned({ lines: ['a', ' ', 'b', ''], items: [{ title: '' }] })).toEqual({
    lines: ['a', 'b'],
    items: [{ title: '' }],
  });
});

test.each(SECTION_KEYS)('the form of %s has a field for each part of the section', (key) => {
  const named = FORMS[key].map(({ path }) => path.split('.')[0]);
  expect([...new Set(named)].sort()).toEqual(Object.keys(SECTIONS[key].shape).sort());
});
