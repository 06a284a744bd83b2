import { formatDateTime } from '@psp/design-system/format';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Line = styled.p`
  display: none;
  @media print { display: block; font-size: 1rem; }
`;

/** On paper only: whose page it is, and when it was printed. */
export function Printed() {
  const [at, setAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    /* The browser takes its picture right after this event, so the change must be there at once. */
    const before = () => flushSync(() => setAt(new Date().toISOString()));
    window.addEventListener('beforeprint', before);
    return () => window.removeEventListener('beforeprint', before);
  }, []);
  return <Line>{strings.printed(formatDateTime(at))}</Line>;
}
