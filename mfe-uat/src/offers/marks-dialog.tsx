import { HIGHEST_MARK, isCompared } from '@psp/contracts/scores';
import type { RequestView } from '@psp/contracts/service-requests';
import { Dialog } from '@psp/design-system/dialog';
import { Button } from '@psp/design-system/button';
import { SelectField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { useState } from 'react';
import { styled } from 'styled-components';
import { requests, useRequestAct } from '../service-requests/queries.ts';
import { LongText } from './long-text.tsx';
import { strings as texts } from './score-strings.ts';
import { strings } from './strings.ts';

const { marks: words } = texts;
const OPTIONS = Array.from({ length: HIGHEST_MARK + 1 }, (_, mark) => ({ value: String(mark), label: String(mark) }));

const Firm = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  > * { max-width: none; }
`;

interface DialogProps {
  view: RequestView;
  isOpen: boolean;
  onClose: () => void;
}

type Marks = Record<string, number | null>;

/** Asks for a mark of each method, which is read here too. Only what was changed is sent. */
export function MarksDialog({ view, isOpen, onClose }: DialogProps) {
  const [changed, setChanged] = useState<Marks>({});
  const act = useRequestAct<Marks>(view.id, {
    send: (marks) => requests.compare(view.id, view.version, { marks }),
    done: words.saved,
    onDone: () => setChanged({}),
  });
  const close = () => {
    if (act.isPending) return;
    act.reset();
    onClose();
  };
  const footer = (
    <Button isPending={act.isPending} onPress={() => act.run(changed, { onDone: onClose })}>
      {words.save}
    </Button>
  );
  const offers = (view.offers ?? []).filter(isCompared);
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={close} closeLabel={strings.close} footer={footer} isWide>
      <Stack gap={16}>
        <Problems error={act.error} hasText />
        <p>{words.text}</p>
        {offers.map(({ id, firma, method, methodMark = null }) => {
          const mark = id in changed ? changed[id] : methodMark;
          return (
            <Firm key={id}>
              <h3>{firma.name}</h3>
              <LongText title={strings.rows.method} text={method} />
              <SelectField
                label={words.label(firma.name)}
                options={OPTIONS}
                placeholder={words.none}
                value={mark == null ? '' : String(mark)}
                isDisabled={act.isPending}
                onChange={(value) => setChanged((now) => ({ ...now, [id]: value === '' ? null : Number(value) }))}
              />
            </Firm>
          );
        })}
      </Stack>
    </Dialog>
  );
}
