import { manageSavedFilters } from './support/saved-filters.ts';
import { test } from './support/test.ts';

test('a firm saves filters of its list, applies them again, renames and deletes them', ({ page }) =>
  manageSavedFilters(page, 'firma', '/firma/opportunities', 'Oportunități'));
