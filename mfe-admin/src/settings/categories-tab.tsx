import {
  type ArticleCategoryList,
  AUTHOR_KINDS,
  type AuthorCategory,
  type BlogChip,
} from '@psp/contracts/article-categories';
import { Badge } from '@psp/design-system/badge';

import { Card, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ActRow } from '../common/act-row.ts';
import { EditChip, EditChoice, MoveArticles } from './category-acts.tsx';
import { categoriesQuery } from './category-queries.ts';
import { categoryStrings as strings } from './category-strings.ts';

/** Categories of articles: those of the blog, and those that each kind of author chooses from. */
export function CategoriesTab() {
  const query = useQuery(categoriesQuery);
  return (
    <Stack gap={20}>
      <p>{strings.lead}</p>
      <Loaded query={query}>
        {(list) => (
          <>
            <Chips chips={list.chips} />
            {AUTHOR_KINDS.map((kind) => (
              <Choices key={kind} kind={kind} list={list} />
            ))}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

const name = { key: 'name', label: strings.name };
const used = { key: 'used', label: strings.used };
const state = { key: 'state', label: strings.state };
const actions = { key: 'actions', label: strings.actions };

const usedAt = ({ articles }: BlogChip): string => (articles === 0 ? strings.none : strings.articles(articles));

function State({ isOn }: { isOn: boolean }) {
  return <Badge tone={isOn ? 'success' : 'closed'}>{isOn ? strings.on : strings.off}</Badge>;
}

function Chips({ chips }: { chips: readonly BlogChip[] }) {
  const readsOnly = useIsReadOnly('settings');
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={strings.blog} />
      <Table
        caption={strings.blog}
        isCaptionHidden
        columns={[name, used, state, ...(readsOnly ? [] : [actions])]}
        dense
      >
        {chips.map((chip) => (
          <Tr key={chip.slug}>
            <Th>{chip.name}</Th>
            <Td>{usedAt(chip)}</Td>
            <Td>
              <State isOn={chip.isOn} />
            </Td>
            {readsOnly ? null : (
              <Td>
                <EditChip chip={chip} />
              </Td>
            )}
          </Tr>
        ))}
      </Table>
    </Card>
  );
}

interface ChoicesProps {
  kind: AuthorCategory['kind'];
  list: ArticleCategoryList;
}

function Choices({ kind, list: { chips, choices } }: ChoicesProps) {
  const readsOnly = useIsReadOnly('settings');
  const id = useId();
  const own = choices.filter((choice) => choice.kind === kind);
  const title = strings.authors[kind];
  const chip = { key: 'chip', label: strings.chip };
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} />
      <Table caption={title} isCaptionHidden columns={[name, chip, used, state, ...(readsOnly ? [] : [actions])]} dense>
        {own.map((choice) => (
          <Tr key={choice.slug}>
            <Th>{choice.name}</Th>
            <Td>{chips.find(({ slug }) => slug === choice.chip)?.name}</Td>
            <Td>{usedAt(choice)}</Td>
            <Td>
              <State isOn={choice.isOn} />
            </Td>
            {readsOnly ? null : (
              <Td>
                <ActRow>
                  <EditChoice choice={choice} chips={chips} />
                  {choice.articles > 0 ? <MoveArticles choice={choice} others={own} /> : null}
                </ActRow>
              </Td>
            )}
          </Tr>
        ))}
      </Table>
    </Card>
  );
}
