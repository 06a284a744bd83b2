import type { ConsoleMessage, Page } from '@playwright/test';

/** A ticket's private link that is not one is asked for here, and answered 404. */
const WRONG_LINK = '/api/public/tickets/view';

/* An address without a page is answered with 404, which the console notes of the page itself. */
const isMissingPage = (message: ConsoleMessage, page: Page): boolean =>
  message.text().includes('the server responded with a status of 404') &&
  (message.location().url === page.url() || message.location().url.endsWith(WRONG_LINK));

/** Everything the browser complains of while a page is used: errors of the console, also of the CSP, and uncaught ones. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  const note = (message: ConsoleMessage): void => {
    if (message.type() !== 'error' || isMissingPage(message, page)) return;
    problems.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  };
  page.on('console', note);
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  return problems;
}
