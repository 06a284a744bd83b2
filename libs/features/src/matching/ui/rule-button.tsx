import { MATCH_WEIGHTS, type MatchPart } from '@psp/contracts/match-weights';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ruleStrings as strings } from './strings.ts';

const Text = styled(Stack)`
  ol, ul { padding-left: 1.25em; }
  h3 { font-size: 1rem; }
`;

const byWeight = Object.entries(MATCH_WEIGHTS)
  .toSorted(([, one], [, other]) => other - one)
  .map(([part]) => part as MatchPart);

/** Button that opens an explanation of how requests and firms are ranked, in the words for one side. */
export function RuleButton({ side }: { side: 'firma' | 'uat' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        {strings.open[side]}
      </Button>
      <Dialog title={strings.open[side]} isOpen={isOpen} onClose={() => setOpen(false)} isWide>
        <Rule side={side} />
      </Dialog>
    </>
  );
}

function Rule({ side }: { side: 'firma' | 'uat' }) {
  const more = strings.more[side];
  return (
    <Text gap={12}>
      <p>
        {strings.lead} {strings[side]}
      </p>
      <p>
        <strong>{strings.free}</strong>
      </p>
      <h3>{strings.counted}</h3>
      <ol>
        {byWeight.map((part) => (
          <li key={part}>{strings.parts[part]}</li>
        ))}
      </ol>
      <h3>{strings.fairTitle}</h3>
      <ul>
        {[...strings.fair, strings.fairCounties].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        <Link href={more.href}>{more.label}</Link>
      </p>
    </Text>
  );
}
