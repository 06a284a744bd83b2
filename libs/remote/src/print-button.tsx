import { Button } from '@psp/design-system/button';
import Printer from 'lucide-react/icons/printer';
import { strings } from './strings.ts';

/** Prints the page. */
export function PrintButton() {
  return (
    <Button variant="secondary" icon={<Printer aria-hidden />} onPress={() => window.print()}>
      {strings.print}
    </Button>
  );
}
