import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Row } from '@psp/design-system/page';
import { useCopy } from '@psp/remote/use-copy';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { styled } from 'styled-components';
import { codeMessages as messages } from './code-messages.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: 4px 24px;
  margin: 0;
  padding: 16px 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--sunken);
  list-style: none;
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

/* Codes that nobody has kept would be lost with the page, whichever way it is left. */
function useStay() {
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

/* Asked where somebody is about to go to another page. */
function LeaveDialog({ leaving }: { leaving: Blocker }) {
  const stay = () => leaving.reset?.();
  return (
    <Dialog
      role="alertdialog"
      title={messages.leaveTitle}
      isOpen={leaving.state === 'blocked'}
      onClose={stay}
      closeLabel={messages.close}
      footer={
        <>
          <Button variant="danger" onPress={() => leaving.proceed?.()}>
            {messages.leave}
          </Button>
          <Button onPress={stay}>{messages.stay}</Button>
        </>
      }
    >
      <p>{messages.leaveText}</p>
    </Dialog>
  );
}

function download(codes: readonly string[]): void {
  const text = `${messages.fileTitle}\r\n\r\n${codes.join('\r\n')}\r\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = messages.fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Recovery codes, shown once, with the ways to keep them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { outcome, copy } = useCopy({ copied: messages.codesCopied, copyFailed: messages.copyFailed });
  const { keep, leaving } = useStay();
  const save = () => {
    keep();
    onSaved();
  };
  return (
    <Whole>
      <p>{messages.codesText}</p>
      <List aria-label={messages.codesList}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Row gap={12}>
        <Button variant="secondary" icon={<Copy aria-hidden />} onPress={() => copy(codes.join('\n'))}>
          {messages.copyCodes}
        </Button>
        <Button variant="secondary" icon={<Download aria-hidden />} onPress={() => download(codes)}>
          {messages.download}
        </Button>
        <Button variant="secondary" icon={<Printer aria-hidden />} onPress={() => window.print()}>
          {messages.print}
        </Button>
      </Row>
      <Outcome role="status">{outcome}</Outcome>
      <Button onPress={save}>{messages.saved}</Button>
      <LeaveDialog leaving={leaving} />
    </Whole>
  );
}
