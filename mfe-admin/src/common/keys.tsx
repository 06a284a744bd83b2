import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { Under } from '@psp/design-system/cells';

/* A telephone has no such keys. */
const WideOnly = styled(Under)`
  margin-top: -12px;
  ${media.narrow} { display: none; }
`;

interface KeysProps<Name extends string> {
  words: { shortcuts: (keys: string) => string; keys: Record<Name, string> };
  /** The shortcuts that work now. */
  names: readonly Name[];
}

/** Says which keys decide; nothing where none does. */
export function Keys<Name extends string>({ words, names }: KeysProps<Name>) {
  if (names.length === 0) return null;
  return <WideOnly {...screenOnly}>{words.shortcuts(names.map((name) => words.keys[name]).join(', '))}</WideOnly>;
}
