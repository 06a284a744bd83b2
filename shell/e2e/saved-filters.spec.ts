import { manageSavedFilters } from './support/saved-filters.ts';
import { test } from './support/test.ts';

test('an authority saves filters of its list, applies them again, renames and deletes them', ({ page }) =>
  manageSavedFilters(page, 'comuna', '/uat/service-requests', 'Solicitări'));
