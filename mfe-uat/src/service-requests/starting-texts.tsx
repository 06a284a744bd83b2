import type { RequestContent } from '@psp/contracts/service-requests';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import type { StartingText } from '@psp/contracts/starting-texts';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Stack } from '@psp/design-system/page';
import { Failed } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { startingTextsQuery } from './queries.ts';
import { startStrings } from './start-strings.ts';

const { texts: strings } = startStrings;

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: 8px;
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; padding: 6px 8px 6px 16px; }
  li + li { border-top: 1px solid var(--line); }
`;

/** Starting texts for the description, offered while it is empty and on request. Replacing a written text asks first. */
export function StartingTexts({ form }: { form: UseFormReturn<RequestContent> }) {
  const [category, description] = useWatch({ control: form.control, name: ['category', 'description'] });
  const [isShown, setShown] = useState(false);
  const [chosen, setChosen] = useState<StartingText | null>(null);
  if (category === null) return null;
  const isEmpty = description.trim() === '';
  const apply = (text: StartingText, before: string) => {
    if (!form.getValues('title')) form.setValue('title', text.title);
    form.setValue('description', before + text.description);
    setChosen(null);
    setShown(false);
    requestAnimationFrame(() => document.getElementById('description')?.focus());
  };
  if (!isEmpty && !isShown)
    return (
      <div>
        <Button variant="quiet" onPress={() => setShown(true)}>
          {strings.show}
        </Button>
      </div>
    );
  return (
    <>
      <StartingTextList category={category} onUse={(text) => (isEmpty ? apply(text, '') : setChosen(text))} />
      <Dialog
        title={strings.askTitle}
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        footer={
          <>
            <Button variant="quiet" onPress={() => setChosen(null)}>
              {strings.cancel}
            </Button>
            <Button variant="secondary" onPress={() => chosen && apply(chosen, '')}>
              {strings.replace}
            </Button>
            <Button onPress={() => chosen && apply(chosen, `${description.trimEnd()}\n\n`)}>{strings.append}</Button>
          </>
        }
      >
        <p>{strings.ask}</p>
      </Dialog>
    </>
  );
}

function StartingTextList({ category, onUse }: { category: DomainSlug; onUse: (text: StartingText) => void }) {
  const { data, error, refetch } = useQuery(startingTextsQuery(category));
  if (data?.items.length === 0) return <p>{strings.none}</p>;
  if (!data && !error) return null;
  return (
    <Stack gap={8}>
      <div>
        <strong id="starting-texts">{strings.title}</strong> {data ? <span>{strings.hint}</span> : null}
      </div>
      {data ? (
        <List aria-labelledby="starting-texts">
          {data.items.map((text) => (
            <li key={text.id}>
              {text.title}
              <Button
                variant="secondary"
                size="small"
                aria-label={strings.useWhat(text.title)}
                onPress={() => onUse(text)}
              >
                {strings.use}
              </Button>
            </li>
          ))}
        </List>
      ) : (
        <Failed error={error} onRetry={() => void refetch()} />
      )}
    </Stack>
  );
}
