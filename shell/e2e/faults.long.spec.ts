import { expectErrorAndRetry, type PageFault } from './support/page-faults.ts';
import { test } from './support/test.ts';

const PAGES: readonly PageFault[] = [
  ['comuna', '/uat/service-requests', 'drops the connection', '**/api/uat/service-requests?*', /^Solicitări$/],
  ['firma', '/firma/dashboard', 'drops the connection', '**/api/firma/dashboard', /^Bună ziua/],
  ['firma', '/firma/opportunities', 'answers with 503', '**/api/firma/opportunities?*', /^Oportunități$/],
  ['admin', '/admin/dashboard', 'answers with 503', '**/api/admin/overview', /^Panou de administrare$/],
];

for (const one of PAGES) {
  const [, path, fault] = one;
  test(`when the service behind ${path} ${fault}, the page shows an error and a retry opens it`, ({ page }) =>
    expectErrorAndRetry(page, one));
}
