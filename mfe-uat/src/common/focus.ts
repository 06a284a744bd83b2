/** After an action whose button is gone, gives the focus to the page's title, so that the keyboard is not lost. */
export function keepKeyboardOnPage(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }),
  );
}
