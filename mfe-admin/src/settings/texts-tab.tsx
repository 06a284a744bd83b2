import type { EditedItem } from '@psp/contracts/starting-text-editing';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { ButtonLink } from '@psp/design-system/button';
import { SelectField } from '@psp/design-system/select-field';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Row, Stack } from '@psp/design-system/page';
import { movedItem, SortableList } from '@psp/design-system/sortable-list';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { domainOptions } from '@psp/remote/options';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { domainIn, newTextAddress, textAddress, textsAddress } from './addresses.ts';
import { RetireButton, ShowButton } from './text-acts.tsx';
import { texts, textsQuery } from './text-queries.ts';
import { textStrings as strings } from './text-strings.ts';

const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 8px 0;
  > :first-child { flex: 1 1 240px; min-width: 0; overflow-wrap: anywhere; }
`;

/** Texts of the domain in the address: their order, the retired ones, and a link to a new one. */
export function TextsTab() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const domain = domainIn(search);
  const query = useQuery(textsQuery);
  const choose = (slug: string) =>
    void navigate(textsAddress(domainIn(new URLSearchParams({ domeniu: slug }))), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Stack gap={20}>
      <p>{strings.lead}</p>
      <SelectField label={strings.domain} options={domainOptions} value={domain} onChange={choose} />
      <Loaded query={query}>
        {({ items }) => <Texts items={items.filter(({ category }) => category === domain)} />}
      </Loaded>
    </Stack>
  );
}

function Texts({ items }: { items: readonly EditedItem[] }) {
  const [search] = useSearchParams();
  const readsOnly = useIsReadOnly('settings');
  const shown = items.filter(({ isShown }) => isShown);
  const retired = items.filter(({ isShown }) => !isShown);
  return (
    <>
      <Card aria-labelledby="shown-texts">
        <CardHeader id="shown-texts" title={strings.shown} action={strings.count(shown.length)} />
        <CardBody>
          {shown.length === 0 ? <p>{strings.none}</p> : <Ordered items={shown} readsOnly={readsOnly} />}
        </CardBody>
        {readsOnly ? null : (
          <CardBody>
            <Row>
              <ButtonLink href={newTextAddress(domainIn(search))}>{strings.add}</ButtonLink>
            </Row>
          </CardBody>
        )}
      </Card>
      {retired.length > 0 ? (
        <Card aria-labelledby="retired-texts">
          <CardHeader id="retired-texts" title={strings.retired} action={strings.count(retired.length)} />
          <CardBody>
            {retired.map((text) => (
              <Shown key={text.id}>
                <Name text={text} />
                {readsOnly ? null : <ShowButton text={text} size="small" />}
              </Shown>
            ))}
          </CardBody>
        </Card>
      ) : null}
    </>
  );
}

function Ordered({ items, readsOnly }: { items: readonly EditedItem[]; readsOnly: boolean }) {
  const seen = items.map(({ id }) => id);
  const category = items[0]?.category ?? 'mediu';
  const order = useAct({
    send: (list: readonly EditedItem[]) =>
      texts.call('POST /starting-texts/order', { body: { category, seen, order: list.map(({ id }) => id) } }),
    failed: strings.orderFailed,
    view: textsQuery,
  });
  /* The new order before its answer. */
  const listed = order.isPending && order.input ? order.input : items;
  const one = (text: EditedItem) => (
    <Shown key={text.id}>
      <Name text={text} />
      {readsOnly ? null : <RetireButton text={text} size="small" />}
    </Shown>
  );
  if (readsOnly) return listed.map(one);
  return (
    <SortableList
      items={listed}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      onMove={(from, to) => order.run(movedItem(listed, from, to))}
    >
      {one}
    </SortableList>
  );
}

function Name({ text: { id, title, savedAt, savedBy } }: { text: EditedItem }) {
  return (
    <div>
      <Link href={textAddress(id)} isStrong>
        {title}
      </Link>
      <Under>{strings.saved(formatDate(savedAt), savedBy)}</Under>
    </div>
  );
}
