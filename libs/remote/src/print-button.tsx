import { Button } from '@psp/design-system/button';
import { media } from '@psp/design-system/theme';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/* Keeps the button as wide as its label on narrow screens, where buttons fill the line. */
const Place = styled.div`
  ${media.narrow} { align-self: flex-start; }
`;

interface PrintButtonProps {
  /** Reads into the query cache what is printed and not on the page yet. What cannot be read is not printed. */
  prepare?: () => Promise<void>;
}

/* React Query notifies its observers in a timer. A timer that is set later ends after they have rendered. */
const rendered = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Prints the page. */
export function PrintButton({ prepare }: PrintButtonProps) {
  const [isPending, setPending] = useState(false);
  const printAll = async (read: () => Promise<void>) => {
    setPending(true);
    await read().catch(() => undefined);
    await rendered();
    setPending(false);
    window.print();
  };
  const print = () => (prepare ? void printAll(prepare) : window.print());
  return (
    <Place>
      <Button variant="secondary" icon={<Printer aria-hidden />} isPending={isPending} onPress={print}>
        {strings.print}
      </Button>
    </Place>
  );
}
