import type { RequestView } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { Stack } from '@psp/design-system/page';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { HistoryCard } from '@psp/remote/history';
import { OffersTable } from '../offers/comparison-table.tsx';
import { DetailTab } from './detail-tab.tsx';
import { strings } from './strings.ts';
import { QuestionList } from './questions-tab.tsx';

/* The browser takes its picture right after this event, so the change must be there at once. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}

export function PrintButton() {
  return (
    <Button variant="secondary" icon={<Printer aria-hidden />} onPress={() => window.print()}>
      {strings.actions.print}
    </Button>
  );
}

/** On paper, all parts of the request one under the other in place of `children`. */
export function PrintCopy({ view, children }: { view: RequestView; children: ReactNode }) {
  const isPrinting = usePrinting();
  if (!isPrinting) return children;
  return (
    <Stack gap={24}>
      <DetailTab view={view} />
      {view.questions.length > 0 ? <QuestionList view={view} isPlain /> : null}
      {view.offers && view.offers.length > 0 ? <OffersTable offers={view.offers} /> : null}
      <HistoryCard entries={view.history} />
    </Stack>
  );
}
