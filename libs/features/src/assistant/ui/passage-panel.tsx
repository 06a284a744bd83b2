import type { CitedPassage } from '@psp/contracts/assistant';
import { Button } from '@psp/design-system/button';
import { screenOnly } from '@psp/design-system/print-style';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import type { AssistantArea } from './area.ts';
import { Passage } from './passage.tsx';
import { PassageList } from './passage-list.tsx';
import { strings } from './strings.ts';
import type { OpenPassage } from './use-passage.ts';

const Aside = styled.aside`
  padding: 10px 20px 24px;
  border-left: 1px solid var(--line);
  overflow-y: auto;
  > h3 { margin-top: 16px; color: var(--ink-muted); font-size: 0.9375rem; font-weight: 600; }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  margin-bottom: 6px;
  h2 { flex: 1; font-size: 1.0625rem; }
`;

interface PassagePanelProps {
  area: AssistantArea;
  passages: readonly CitedPassage[];
  shown: CitedPassage;
  open: OpenPassage;
}

/** The open passage beside the chat, and the others of its answer. */
export function PassagePanel({ area, passages, shown, open }: PassagePanelProps) {
  const at = passages.indexOf(shown);
  const others = passages.filter((passage) => passage !== shown);
  const before = passages[at - 1];
  const after = passages[at + 1];
  return (
    <Aside
      aria-label={strings.passages}
      onKeyDown={({ key }) => {
        if (key === 'Escape') open.close();
      }}
      {...screenOnly}
    >
      <Bar>
        <h2>{strings.passageOf(at + 1, passages.length)}</h2>
        <Button
          variant="quiet"
          icon={<ChevronLeft aria-hidden />}
          aria-label={strings.previous}
          isDisabled={!before}
          onPress={() => before && open.turnTo(before.number)}
        />
        <Button
          variant="quiet"
          icon={<ChevronRight aria-hidden />}
          aria-label={strings.next}
          isDisabled={!after}
          onPress={() => after && open.turnTo(after.number)}
        />
        <Button variant="quiet" icon={<X aria-hidden />} aria-label={strings.close} onPress={open.close} />
      </Bar>
      <Passage key={shown.number} area={area} passage={shown} takesFocus={open.takesFocus} />
      {others.length > 0 ? (
        <>
          <h3>{strings.others}</h3>
          <PassageList passages={others} onOpen={(number) => open.show(number)} />
        </>
      ) : null}
    </Aside>
  );
}
