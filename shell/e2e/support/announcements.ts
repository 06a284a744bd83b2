import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announced: string[];
  }
}

/* Includes roles that are live by default. */
const LIVE = '[aria-live], [role="log"], [role="status"], [role="alert"]';

/**
 * Records what a screen reader announces: every text that is added to a live region, unless the nearest one is off. Returns a
 * function that counts the announcements containing a text.
 */
export async function recordAnnouncements(page: Page): Promise<(text: string) => Promise<number>> {
  await page.evaluate((live) => {
    window.announced = [];
    const note = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(live);
      if (region && region.getAttribute('aria-live') !== 'off') window.announced.push(node.textContent ?? '');
      // Outside live regions, but it may contain some.
      else if (element === node)
        for (const one of element.querySelectorAll(live)) window.announced.push(one.textContent ?? '');
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') note(target);
        else for (const node of addedNodes) note(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, LIVE);
  return (text) => page.evaluate((part) => window.announced.filter((one) => one.includes(part)).length, text);
}
