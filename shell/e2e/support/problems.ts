import type { ConsoleMessage, Page } from '@playwright/test';

/** Everything the browser complains of while a page is used: errors of the console, also of the CSP, and uncaught ones. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  const note = (message: ConsoleMessage): void => {
    if (message.type() !== 'error') return;
    problems.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  };
  page.on('console', note);
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  return problems;
}
