import { afterEach, beforeEach, expect } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { setApiOrigin } from '@psp/auth/session/address';
import { Toaster } from '@psp/design-system/toast';
import { configure } from '@testing-library/dom';
import { cleanup, render, renderHook } from '@testing-library/react';
import { createElement, useContext } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';
import { followTexts } from './follow-texts.ts';

/** Milliseconds to wait for changes of a screen; long for slow machines. */
configure({ asyncUtilTimeout: 10_000 });

/* Queries by role compute styles, for which jsdom checks every rule, so the rules of earlier tests would slow down each test. */
function dropStyles(sheet: IStyleSheetContext['styleSheet']): void {
  sheet.names.clear();
  sheet.clearTag();
  for (const style of document.head.querySelectorAll('style[data-styled]')) style.remove();
}

/* Toasts of a screen without a container would appear in the next test that has one. */
function dropToasts(): void {
  render(createElement(Toaster));
  cleanup();
}

/**
 * Makes each test file begin without a session and with its own origin, and each test end with an empty page, which Testing Library does
 * only in the file that loads it first. Makes tests fail on a text that would crash a translated page, see `followTexts`.
 */
export function beforeTestFile(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  setApiOrigin('');
  useSession.setState(useSession.getInitialState(), true);
  // The default style sheet, without a `StyleSheetManager`.
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
