import type { StartQuery } from '@psp/contracts/messages';

/** Path of a new message; the page opens the existing conversation if there is one. A person is named in its subject. */
export const writeHref = ({ kind }: { kind: 'uat' | 'firma' }, about: StartQuery): string =>
  `/${kind}/messages/new?${new URLSearchParams(about)}`;
