import { expect, test } from '@jest/globals';
import { actOptions, auditFilters, moreChips } from './filters.ts';

const at = (search: string) => auditFilters.read(new URLSearchParams(search));

test('the filters are read from the address; what is not valid counts as absent', () => {
  expect(at('entity=offer&act=offer.submit&outcome=refused&from=2026-11-01&to=2026-13-01&account=x')).toEqual({
    ...{ page: 1, entity: 'offer', act: 'offer.submit', outcome: 'refused', from: '2026-11-01' },
  });
  expect(auditFilters.address(at('from=2026-11-01&page=2'))).toBe('/admin/audit?page=2&from=2026-11-01');
});

test('the acts offered are those on the chosen kind of object; without one each names its kind', () => {
  expect(actOptions('audit')).toEqual([{ value: 'audit.export', label: 'Jurnal exportat' }]);
  expect(actOptions(undefined)).toContainEqual({ value: 'offer.submit', label: 'Ofertă depusă (ofertă)' });
});

test('a filter by id has a chip with the name that the answer brings', () => {
  const filters = at('account=019aca00-0000-7000-8000-000000000001&from=2026-11-01');
  const labels = (account: string | null) =>
    moreChips(filters, { account, organisation: null, object: null }).map(({ label }) => label);
  expect(labels('Ana Pop')).toEqual(['Persoana: Ana Pop', 'De la 1 noiembrie 2026']);
  expect(labels(null)[0]).toBe('Persoana: fără nume');
});
