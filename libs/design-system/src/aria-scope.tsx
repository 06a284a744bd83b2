import { type ReactNode, useContext, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { installAriaStrings } from './aria-strings.ts';
import { Navigation } from './site-link.tsx';

/**
 * Romanian and client navigation for what stands on React Aria. Each such component brings its own, so that a page without
 * any need not carry React Aria.
 */
export function AriaScope({ children }: { children: ReactNode }) {
  useState(installAriaStrings);
  const navigate = useContext(Navigation);
  const inRomanian = <I18nProvider locale="ro-RO">{children}</I18nProvider>;
  return navigate ? <RouterProvider navigate={navigate}>{inRomanian}</RouterProvider> : inRomanian;
}
