import type { ConsoleMessage, Page } from '@playwright/test';

/** Path that answers 404 for an invalid ticket link. */
const INVALID_TICKET_PATH = '/api/public/tickets/view';

/* The console reports a 404 of the document itself for an address without a page. */
const isMissingPage = (message: ConsoleMessage, page: Page): boolean =>
  message.text().includes('the server responded with a status of 404') &&
  (message.location().url === page.url() || message.location().url.endsWith(INVALID_TICKET_PATH));

/** Collects console errors, including CSP violations, and uncaught errors of a page. */
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
