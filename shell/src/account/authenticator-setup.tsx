import type { Enrolment } from '@psp/contracts/second-factor';
import { Button } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { useCopy } from '@psp/remote/use-copy';
import Copy from 'lucide-react/icons/copy';
import { styled } from 'styled-components';
import { codeStrings as strings } from './code-strings.ts';

const Steps = styled.ol`
  padding-left: 24px;
  list-style: decimal;
  li { padding: 2px 0; }
`;

const Picture = styled.img`
  width: 208px;
  height: 208px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: #ffffff;
  forced-color-adjust: none;
`;

const Key = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  strong { font-size: 1rem; font-weight: 600; }
  code { padding: 4px 0; font-size: 1.125rem; letter-spacing: 0.04em; overflow-wrap: anywhere; }
  p { min-height: 1.5em; color: var(--ink-muted); font-size: 1rem; }
`;

/* Hidden on computers: without an authenticator app, the browser would show an error for the `otpauth:` link. */
const OnPhone = styled.p`
  a { display: inline-block; min-height: 44px; padding: 8px 0; }
  @media (pointer: fine) { display: none; }
`;

/** Splits a secret into groups of four: `JBSWY3DPEHPK3PXP` → `JBSW Y3DP EHPK 3PXP`. */
export const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret for an authenticator app: as a QR code to scan, as a key to type, and as a link on phones. */
export function AuthenticatorSetup({ secret, uri, qr }: Enrolment) {
  const { outcome, copy } = useCopy({ copied: strings.secretCopied, copyFailed: strings.copyFailed });
  return (
    <>
      <Steps>
        {strings.setupSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <Picture src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={strings.qr} />
      <Key>
        <strong>{strings.secret}</strong>
        <code>{inGroups(secret)}</code>
        <Button variant="secondary" size="small" icon={<Copy size={18} aria-hidden />} onPress={() => copy(secret)}>
          {strings.copySecret}
        </Button>
        <p role="status">{outcome}</p>
        <OnPhone>
          <Link href={uri}>{strings.openApp}</Link>
        </OnPhone>
      </Key>
    </>
  );
}
