import type { FileView } from '@psp/contracts/files';
import type { OfferListItem, OfferText } from '@psp/contracts/offer-list';
import type { OfferContent } from '@psp/contracts/offers';
import { Button } from '@psp/design-system/button';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { Dialog } from '@psp/design-system/dialog';
import { SearchField } from '@psp/design-system/joined-fields';
import { formatDate } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { useDeferredValue, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { Muted } from '../common/facts.tsx';
import { textOf } from './content.ts';
import { copy as words } from './field-strings.ts';
import { offersQuery, offerTextQuery } from './queries.ts';

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: 8px;
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; padding: 6px 8px 6px 16px; }
  li > span { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; }
  li + li { border-top: 1px solid var(--line); }
`;

interface CopyProps {
  form: UseFormReturn<OfferContent>;
  /** Id of the offer that is being written; it is left out of the list. */
  ownId: string | undefined;
  /** Called with the copied files. */
  onFiles: (files: readonly FileView[]) => void;
}

/** A part of an earlier offer that can be copied. */
type OfferPart = keyof typeof words.parts;
const PARTS = Object.keys(words.parts) as OfferPart[];

const isWritten = (content: OfferContent, part: OfferPart): boolean => (content[part] ?? '').length > 0;

const earlierText = ({ content, attachments }: OfferText): OfferContent =>
  textOf({ content, lines: content.lines, attachments });

/** The parts that an earlier offer has. */
export const copyableParts = (earlier: OfferText): OfferPart[] =>
  PARTS.filter((part) => isWritten(earlierText(earlier), part));

/** The written parts that copying would replace. Files are added, not replaced. */
export const replacedParts = (now: OfferContent, taken: readonly OfferPart[]): OfferPart[] =>
  taken.filter((part) => part !== 'attachments' && isWritten(now, part));

/** The form fields that change when these parts are copied. */
export function copiedFields(
  now: OfferContent,
  earlier: OfferText,
  taken: readonly OfferPart[],
): Partial<OfferContent> {
  const text = earlierText(earlier);
  const has = (part: OfferPart) => taken.includes(part);
  return {
    ...(has('lines') ? { price: text.price, vatRate: text.vatRate, lines: text.lines } : {}),
    ...(has('method') ? { method: text.method } : {}),
    ...(has('team') ? { team: text.team } : {}),
    ...(has('attachments')
      ? { attachments: [...new Set([...(now.attachments ?? []), ...(text.attachments ?? [])])] }
      : {}),
  };
}

/** Copies parts of an earlier offer into the one that is being written. */
export function CopyOffer({ form, ownId, onFiles }: CopyProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setChosen(null);
  };
  const copy = (earlier: OfferText, taken: readonly OfferPart[]) => {
    onFiles(earlier.attachments ?? []);
    const fields = copiedFields(form.getValues(), earlier, taken);
    for (const [name, value] of Object.entries(fields))
      form.setValue(name as keyof OfferContent, value, { shouldValidate: form.formState.isSubmitted });
    close();
  };
  return (
    <div>
      <Button variant="secondary" size="small" icon={<Copy aria-hidden />} onPress={() => setOpen(true)}>
        {words.open}
      </Button>
      {chosen === null ? (
        <Dialog title={words.title} isOpen={isOpen} onClose={close}>
          <EarlierOffers ownId={ownId} onChoose={setChosen} />
        </Dialog>
      ) : (
        <PartsDialog
          id={chosen}
          content={form.getValues()}
          onCopy={copy}
          onBack={() => setChosen(null)}
          onClose={close}
        />
      )}
    </div>
  );
}

function EarlierOffers({ ownId, onChoose }: { ownId: string | undefined; onChoose: (id: string) => void }) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const query = useQuery({ ...offersQuery({ q, sort: 'updated', page: 1 }), placeholderData: keepPreviousData });
  return (
    <Stack gap={12}>
      <SearchField label={words.search} hint={words.searchHint} value={text} onChange={setText} />
      <Loaded query={query}>
        {({ items }) => {
          const others = items.filter(({ id }) => id !== ownId);
          return others.length === 0 ? (
            <p>{q === '' ? words.none : words.noMatch}</p>
          ) : (
            <List aria-label={words.list}>
              {others.map((offer) => (
                <EarlierOffer key={offer.id} offer={offer} onChoose={onChoose} />
              ))}
            </List>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function EarlierOffer({
  offer: { id, request, updatedAt },
  onChoose,
}: {
  offer: OfferListItem;
  onChoose: (id: string) => void;
}) {
  return (
    <li>
      <span>
        {request.title}
        <Muted as="small"> {words.of(request.number, formatDate(updatedAt))}</Muted>
      </span>
      <Button
        variant="secondary"
        size="small"
        aria-label={words.chooseWhat(request.title)}
        onPress={() => onChoose(id)}
      >
        {words.choose}
      </Button>
    </li>
  );
}

interface PartsDialogProps {
  id: string;
  content: OfferContent;
  onCopy: (earlier: OfferText, taken: readonly OfferPart[]) => void;
  onBack: () => void;
  onClose: () => void;
}

function PartsDialog({ id, content, onCopy, onBack, onClose }: PartsDialogProps) {
  const query = useQuery(offerTextQuery(id));
  const earlier = query.data;
  const [picked, setPicked] = useState<OfferPart[] | null>(null);
  const offered = earlier ? copyableParts(earlier) : [];
  const taken = picked ?? offered;
  const lost = replacedParts(content, taken);
  return (
    <Dialog
      title={earlier ? words.from(earlier.request.number) : words.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onBack}>
            {words.back}
          </Button>
          <Button isDisabled={taken.length === 0} onPress={() => earlier && onCopy(earlier, taken)}>
            {lost.length > 0 ? words.replace : words.take}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {() =>
          offered.length === 0 ? (
            <p>{words.empty}</p>
          ) : (
            <Stack gap={12}>
              <CheckboxGroupField
                label={words.what}
                options={offered.map((value) => ({ value, label: words.parts[value] }))}
                value={taken}
                onChange={(values) => setPicked(values as OfferPart[])}
              />
              {lost.length > 0 ? <p>{words.lost(lost.map((part) => words.parts[part]))}</p> : null}
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  );
}
