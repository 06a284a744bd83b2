import type { MissingTopic, RequestTextCheck, TextChange } from '@psp/contracts/request-text-check';
import type { RequestContent } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { useFocusAfterRemoval } from '@psp/design-system/focus-after-removal';
import { Row, Stack } from '@psp/design-system/page';
import { ChangedWords } from '@psp/features/changes/ui/changed-words';
import { strings as changes } from '@psp/features/changes/ui/strings';
import { phraseChanges } from '@psp/features/changes/ui/word-changes';
import { type ReactNode, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { placeOf, withChange, withSentence } from './proposed-text.ts';
import { textCheckStrings as strings } from './text-check-strings.ts';

const List = styled.ul`
  display: grid;
  gap: 20px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  li { display: grid; gap: 8px; }
  li + li { padding-top: 20px; border-top: 1px solid var(--line); }
`;

const Lists = styled.div`
  display: grid;
  gap: 24px;
`;

const Rest = styled.p`
  &:focus { outline: none; }
`;

interface ItemProps {
  children: ReactNode;
  /** Buttons that accept it or drop it. */
  buttons: ReactNode;
}

const Item = ({ children, buttons }: ItemProps) => (
  <li>
    <div>{children}</div>
    <Row gap={8}>{buttons}</Row>
  </li>
);

interface SmallProps {
  label: string;
  /** Label with what it is about, for screen readers. */
  name: string;
  isQuiet?: boolean;
  onPress: () => void;
}

const Small = ({ label, name, isQuiet = false, onPress }: SmallProps) => (
  <Button variant={isQuiet ? 'quiet' : 'secondary'} size="small" aria-label={name} onPress={onPress}>
    {label}
  </Button>
);

function selectSentence(change: TextChange): void {
  const control = document.getElementById('description');
  if (!(control instanceof HTMLTextAreaElement)) return;
  const start = placeOf(control.value, change);
  control.focus();
  if (start >= 0) control.setSelectionRange(start, start + change.before.length);
}

interface TopicProps {
  topic: MissingTopic;
  onAdd: (sentence: string) => void;
  onDrop: () => void;
}

function Topic({ topic: { label, why, sentence, field }, onAdd, onDrop }: TopicProps) {
  return (
    <Item
      buttons={
        <>
          {sentence === null ? null : (
            <Small label={strings.add} name={strings.addWhat(label)} onPress={() => onAdd(sentence)} />
          )}
          {field === null ? null : (
            <Small
              label={strings.toField}
              name={strings.toFieldWhat(label)}
              onPress={() => document.getElementById(field)?.focus()}
            />
          )}
          <Small label={strings.notNeeded} name={strings.notNeededWhat(label)} isQuiet onPress={onDrop} />
        </>
      }
    >
      <strong>{label}</strong>
      <Under>{why}</Under>
      {sentence === null ? null : <ChangedWords parts={phraseChanges('', sentence)} />}
    </Item>
  );
}

interface ClearerProps {
  change: TextChange;
  onAccept: () => void;
  onDrop: () => void;
}

function Clearer({ change, onAccept, onDrop }: ClearerProps) {
  const { before, after, why } = change;
  return (
    <Item
      buttons={
        <>
          {after === null ? (
            <Small label={strings.show} name={strings.showWhat(before)} onPress={() => selectSentence(change)} />
          ) : (
            <Small label={strings.accept} name={strings.acceptWhat(before)} onPress={onAccept} />
          )}
          <Small label={strings.leave} name={strings.leaveWhat(before)} isQuiet onPress={onDrop} />
        </>
      }
    >
      <ChangedWords parts={phraseChanges(before, after ?? before)} />
      <Under>{after === null ? strings.divide : strings.faults(why)}</Under>
    </Item>
  );
}

/* The proposals that are neither accepted nor dropped. A sentence that the text no longer holds needs none. */
function useProposals(form: UseFormReturn<RequestContent>, check: RequestTextCheck) {
  const description = useWatch({ control: form.control, name: 'description' });
  const [done, setDone] = useState<ReadonlySet<unknown>>(new Set());
  const settle = (one: unknown) => setDone((before) => new Set(before).add(one));
  const write = (text: string, one: unknown) => {
    form.setValue('description', text);
    settle(one);
  };
  return {
    settle,
    missing: check.missing.filter((topic) => !done.has(topic)),
    changes: check.changes.filter((change) => !done.has(change) && placeOf(description, change) >= 0),
    add: (topic: MissingTopic, sentence: string) => write(withSentence(form.getValues('description'), sentence), topic),
    accept: (change: TextChange) => write(withChange(form.getValues('description'), change), change),
  };
}

interface TextProposalsProps {
  form: UseFormReturn<RequestContent>;
  check: RequestTextCheck;
  onClose: () => void;
}

/** What a check proposes for the description, each to accept or to drop. Changes the form alone, which is saved as usual. */
export function TextProposals({ form, check, onClose }: TextProposalsProps) {
  const category = useWatch({ control: form.control, name: 'category' });
  const { missing, changes: clearer, settle, add, accept } = useProposals(form, check);
  const [list, rest] = [useRef<HTMLDivElement>(null), useRef<HTMLParagraphElement>(null)];
  const onPress = useFocusAfterRemoval(list, rest, `${missing.length} ${clearer.length}`);
  const wasEmpty = check.missing.length + check.changes.length === 0;
  return (
    <Card aria-labelledby="text-proposals">
      <CardHeader
        id="text-proposals"
        title={wasEmpty ? strings.nothingTitle : strings.title}
        level={3}
        action={
          <Button variant="quiet" size="small" onPress={onClose}>
            {strings.close}
          </Button>
        }
      />
      <CardBody>
        <Stack gap={16}>
          <Under>{strings.about}</Under>
          {category === null ? <p>{strings.noDomain}</p> : null}
          <Rest ref={rest} tabIndex={-1} role="status">
            {wasEmpty ? strings.nothing : strings.left(missing.length, clearer.length)}
          </Rest>
          <Lists ref={list} onClickCapture={onPress}>
            {missing.length > 0 ? (
              <section aria-label={strings.missing}>
                <h4>{strings.missing}</h4>
                <List role="list">
                  {missing.map((topic) => (
                    <Topic
                      key={topic.key}
                      topic={topic}
                      onAdd={(sentence) => add(topic, sentence)}
                      onDrop={() => settle(topic)}
                    />
                  ))}
                </List>
              </section>
            ) : null}
            {clearer.length > 0 ? (
              <section aria-label={strings.changes}>
                <h4>{strings.changes}</h4>
                <Under>{changes.legend}</Under>
                <List role="list">
                  {clearer.map((change) => (
                    <Clearer
                      key={`${change.at} ${change.before}`}
                      change={change}
                      onAccept={() => accept(change)}
                      onDrop={() => settle(change)}
                    />
                  ))}
                </List>
              </section>
            ) : null}
          </Lists>
        </Stack>
      </CardBody>
    </Card>
  );
}
