import type { AboutQuery } from '@psp/contracts/messages';

/** Path of a new message; the page opens the existing conversation if there is one. */
export const writeHref = ({ kind }: { kind: 'uat' | 'firma' }, about: AboutQuery): string =>
  `/${kind}/messages/new?${new URLSearchParams(about)}`;
