import { Button } from '@psp/design-system/button';
import { media } from '@psp/design-system/theme';
import Printer from 'lucide-react/icons/printer';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/* Keeps the button as wide as its label on narrow screens, where buttons fill the line. */
const Place = styled.div`
  ${media.narrow} { align-self: flex-start; }
`;

/** Prints the page. */
export function PrintButton() {
  return (
    <Place>
      <Button variant="secondary" icon={<Printer aria-hidden />} onPress={() => window.print()}>
        {strings.print}
      </Button>
    </Place>
  );
}
