import { type FilterWords, filterWordForm } from '@psp/contracts/forum-moderation';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { TextField } from '@psp/design-system/text-fields';
import { Row, Stack } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { forumApi, previewQuery, wordsQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Words that hold a post back until it is approved. A word is tried on published posts before it is added. */
export function WordsCard() {
  const query = useQuery(wordsQuery());
  return (
    <Card aria-label={strings.wordsTitle}>
      <CardHeader title={strings.wordsTitle} />
      <CardBody>
        <Stack gap={16}>
          <p>{strings.wordsLead}</p>
          <AddWord />
        </Stack>
      </CardBody>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <CardBody>
              <p>{strings.noWords}</p>
            </CardBody>
          ) : (
            <RowList>
              {items.map((item) => (
                <Word key={item.word} item={item} />
              ))}
            </RowList>
          )
        }
      </Loaded>
    </Card>
  );
}

function AddWord() {
  const [tried, setTried] = useState<string | null>(null);
  const act = useAct<{ word: string }>({
    send: (body) => forumApi.call('POST /forum/words', { body }),
    done: strings.wordAdded,
    about: (_, { word }) => word,
    view: wordsQuery(),
    onDone: () => setTried(null),
  });
  const form = useFormOf<{ word: string }>(act, {
    blank: { word: '' },
    ids: { word: useId() },
    schema: filterWordForm,
    clears: true,
  });
  const preview = () => void form.form.handleSubmit(({ word }) => setTried(word))();
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap={12}>
        <Problems key={form.tries} errors={form.problems} error={null} />
        <TextField {...form.field('word')} label={strings.word} hint={strings.wordHint} />
        <Row>
          <Button variant="secondary" onPress={preview}>
            {strings.preview}
          </Button>
          <Button type="submit" isPending={form.isPending}>
            {strings.addWord}
          </Button>
        </Row>
        {tried === null ? null : <Preview word={tried} />}
      </Stack>
    </form>
  );
}

function Preview({ word }: { word: string }) {
  const query = useQuery(previewQuery(word));
  return (
    <Loaded query={query}>
      {({ total, posts }) => (
        <div role="status">
          <p>{strings.previewed(total)}</p>
          <ul>
            {posts.map(({ id, topicId, topic, excerpt }) => (
              <li key={id}>
                <Link href={`/admin/forum/${topicId}?reply=${id}`}>{topic}</Link>: {excerpt}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  );
}

function Word({ item: { word, by, at } }: { item: FilterWords['items'][number] }) {
  const act = useAct({
    send: () => forumApi.call('POST /forum/words/remove', { body: { word } }),
    done: strings.wordRemoved,
    about: word,
    failed: strings.removeWord,
    view: wordsQuery(),
  });
  const remove = (
    <Button
      variant="quiet"
      size="small"
      isPending={act.isPending}
      aria-label={`${strings.removeWord}, ${word}`}
      onPress={() => act.run('')}
    >
      {strings.removeWord}
    </Button>
  );
  return (
    <RowItem detail={strings.addedBy(by, formatDate(at))} action={remove}>
      <strong>{word}</strong>
    </RowItem>
  );
}
