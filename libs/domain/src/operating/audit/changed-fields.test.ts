import { expect, test } from '@jest/globals';
import { changedFields } from './changed-fields.ts';

const LABELS = { name: 'Nume', phone: 'Telefon', domains: 'Domenii' };
const BEFORE = { name: 'Civis', phone: null, domains: ['mediu', 'juridic'], version: 3 };

test.each([
  [{}, []],
  [{ name: 'Civis', phone: '', domains: ['juridic', 'mediu'] }, []],
  [{ name: 'Civis SRL' }, ['Nume']],
  [{ phone: '+40722123456', domains: ['mediu'], version: 4 }, ['Telefon', 'Domenii']],
])('%j changes %j', (after, labels) => expect(changedFields(LABELS, BEFORE, after)).toEqual(labels));
