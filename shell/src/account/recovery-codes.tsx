import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Row } from '@psp/design-system/page';
import { useCopy } from '@psp/remote/use-copy';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { styled } from 'styled-components';
import { codeStrings as strings } from './code-strings.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: 4px 24px;
  padding: 16px 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--sunken);
  code { font-size: 1.125rem; letter-spacing: 0.04em; }
`;

const Whole = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  > ul { width: 100%; }
`;

const Outcome = styled.p`
  min-height: 1.5em;
  color: var(--ink-muted);
  font-size: 1rem;
`;

/* Blocks leaving the page until `keep` is called: the codes are shown only once. */
function useLeaveGuard() {
  const isKept = useRef(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const leaving = useBlocker(({ currentLocation, nextLocation }) => {
    return !isKept.current && currentLocation.pathname !== nextLocation.pathname;
  });
  const keep = () => {
    isKept.current = true;
  };
  return { keep, leaving };
}

/* Confirms a blocked navigation. */
function LeaveDialog({ leaving }: { leaving: Blocker }) {
  const stay = () => leaving.reset?.();
  return (
    <Dialog
      role="alertdialog"
      title={strings.leaveTitle}
      isOpen={leaving.state === 'blocked'}
      onClose={stay}
      footer={
        <>
          <Button variant="danger" onPress={() => leaving.proceed?.()}>
            {strings.leave}
          </Button>
          <Button onPress={stay}>{strings.stay}</Button>
        </>
      }
    >
      <p>{strings.leaveText}</p>
    </Dialog>
  );
}

function download(codes: readonly string[]): void {
  const text = `${strings.fileTitle}\r\n\r\n${codes.join('\r\n')}\r\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = strings.fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Recovery codes, shown once, with buttons to copy, download and confirm them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { outcome, copy } = useCopy({ copied: strings.codesCopied, copyFailed: strings.copyFailed });
  const { keep, leaving } = useLeaveGuard();
  const save = () => {
    keep();
    onSaved();
  };
  return (
    <Whole>
      <p>{strings.codesText}</p>
      <List aria-label={strings.codesList}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Row gap={12}>
        <Button variant="secondary" icon={<Copy aria-hidden />} onPress={() => copy(codes.join('\n'))}>
          {strings.copyCodes}
        </Button>
        <Button variant="secondary" icon={<Download aria-hidden />} onPress={() => download(codes)}>
          {strings.download}
        </Button>
        <Button variant="secondary" icon={<Printer aria-hidden />} onPress={() => window.print()}>
          {strings.print}
        </Button>
      </Row>
      <Outcome role="status">{outcome}</Outcome>
      <Button onPress={save}>{strings.saved}</Button>
      <LeaveDialog leaving={leaving} />
    </Whole>
  );
}
