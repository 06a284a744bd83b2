import { keepFilters } from './support/saved-filters.ts';
import { test } from './support/test.ts';

test('a firm keeps filters of its list under a name, finds them again, renames and removes them', ({ page }) =>
  keepFilters(page, 'firma', '/firma/opportunities', 'Oportunități'));
