import { expect, type Page } from '@playwright/test';

/* Runs in the page. Wraps each text, also those added later, in two `font` elements, as the browser's translation does. */
function wrapTexts(): void {
  const isSkipped = (text: Node): boolean =>
    !text.nodeValue?.trim() ||
    !text.parentElement ||
    text.parentElement.closest('font, script, style, textarea, title, svg, [translate="no"]') !== null;
  const wrap = (text: Node): void => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.parentNode?.insertBefore(outer, text);
    inner.append(text.nodeValue ?? '');
    text.parentNode?.removeChild(text);
  };
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text);
    for (const text of texts) if (!isSkipped(text)) wrap(text);
  };
  translate(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translate(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Simulates the browser's translation of the page until it is loaded again. */
export const translate = (page: Page): Promise<void> => page.evaluate(wrapTexts);

/** Expects that the page did not crash. */
export async function expectNoCrash(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('A apărut o eroare în această pagină')).toHaveCount(0);
  await expect(page.locator('font').first()).toBeAttached();
}
