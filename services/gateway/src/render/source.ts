import type { Live, ReadLive } from '@psp/bff-kit/releases/live';
import type { DomainNamesReader } from '../domain-names.ts';

/** What a thread renders with: it starts anew when any of it changes. */
export interface Source {
  live: Live;
  /** Names of the domains as JSON text. */
  domains: string;
}

export interface Sources {
  readLive: ReadLive;
  domains: Pick<DomainNamesReader, 'read'>;
}

/** Reads the live releases and the names of now. */
export const readSource = async ({ readLive, domains }: Sources): Promise<Source> => {
  const [live, names] = await Promise.all([readLive(), domains.read()]);
  return { live, domains: names };
};

/** Key of a source. */
export const versionOf = ({ live: { shell, remote }, domains }: Source): string =>
  `${shell}+${remote?.version}+${domains}`;
