import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard: string[];
  }
}

/* Roles that are live without saying so. */
const LIVE = '[aria-live], [role="log"], [role="status"], [role="alert"]';

/**
 * From now on notes what a screen reader reads aloud by itself: every text that appears inside of a live region, unless the nearest
 * one is off. Returns how often a text was heard.
 */
export async function listen(page: Page): Promise<(text: string) => Promise<number>> {
  await page.evaluate((live) => {
    window.heard = [];
    const note = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(live);
      if (region && region.getAttribute('aria-live') !== 'off') window.heard.push(node.textContent ?? '');
      // Quiet itself, and yet with something that speaks.
      else if (element === node)
        for (const one of element.querySelectorAll(live)) window.heard.push(one.textContent ?? '');
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') note(target);
        else for (const node of addedNodes) note(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, LIVE);
  return (text) => page.evaluate((part) => window.heard.filter((one) => one.includes(part)).length, text);
}
