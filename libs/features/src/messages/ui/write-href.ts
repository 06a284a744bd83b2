import type { AboutQuery } from '@psp/contracts/messages';

/** Address where a conversation is begun, or gone on with where there is one. */
export const writeHref = ({ kind }: { kind: 'uat' | 'firma' }, about: AboutQuery): string =>
  `/${kind}/messages/new?${new URLSearchParams(about)}`;
