/** Adds what jsdom lacks: `CSS.escape` and `scrollIntoView`. For tests only. */
export function completeDom(): void {
  if (typeof globalThis.CSS === 'undefined') {
    Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } });
  }
  Element.prototype.scrollIntoView ??= () => undefined;
}
