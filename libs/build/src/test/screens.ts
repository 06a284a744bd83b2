import { afterEach, beforeEach, expect } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { setApiOrigin } from '@psp/auth/session/address';
import { Toaster } from '@psp/design-system/toast';
import { configure } from '@testing-library/dom';
import { cleanup, render, renderHook } from '@testing-library/react';
import { createElement, useContext } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';
import { followTexts } from './follow-texts.ts';

/** What a screen does next is awaited this long, in milliseconds; a quick machine does not notice. */
configure({ asyncUtilTimeout: 10_000 });

/* Roles and names are found by computed styles, for which jsdom asks every rule: those of earlier tests would slow each test down. */
function dropStyles(sheet: IStyleSheetContext['styleSheet']): void {
  sheet.names.clear();
  sheet.clearTag();
  for (const style of document.head.querySelectorAll('style[data-styled]')) style.remove();
}

/* Toasts of a screen without a container wait for the next one, which would be another test's; they go with it. */
function dropToasts(): void {
  render(createElement(Toaster));
  cleanup();
}

/**
 * Each test file begins without a session and asks its own origin; each test ends with an empty page, which Testing Library sees to by
 * itself only in the file that loads it. Each test fails on a text that would make a translated page fall, see `followTexts`.
 */
export function beforeTestFile(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  setApiOrigin('');
  useSession.setState(useSession.getInitialState(), true);
  // The one of components that no `StyleSheetManager` gives another.
  const { styleSheet } = renderHook(() => useContext(StyleSheetContext)).result.current;
  let looseTexts: () => string[];
  beforeEach(() => {
    looseTexts = followTexts();
  });
  afterEach(() => {
    const loose = looseTexts();
    cleanup();
    dropToasts();
    dropStyles(styleSheet);
    expect(loose).toEqual([]);
  });
}
