import { expect, type Page } from '@playwright/test';

/* Runs in the page. As the browser's translation does: each text goes into two elements of its own, also those that come later. */
function wrapTexts(): void {
  const isLeft = (text: Node): boolean =>
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
    for (const text of texts) if (!isLeft(text)) wrap(text);
  };
  translate(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translate(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Has the page that is open, and whatever it shows until it is loaded again, translated as a browser does. */
export const translate = (page: Page): Promise<void> => page.evaluate(wrapTexts);

/** The page did not fall. */
export async function expectStanding(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('A apărut o eroare în această pagină')).toHaveCount(0);
  await expect(page.locator('font').first()).toBeAttached();
}
