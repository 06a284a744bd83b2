import { isLapsed } from '@psp/contracts/lapsed-filter';
import { FILTER_NAME_MAX, renameSavedFilter, type SavedFilter } from '@psp/contracts/saved-filters';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { Link } from '@psp/design-system/link';
import { MenuButton } from '@psp/design-system/menu';
import { Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { useAct } from '@psp/remote/act/use-act';
import type { ListFilters } from '@psp/remote/lists/list-filters';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { z } from 'zod';
import { Form } from '../../forms/ui/form.tsx';
import { useActForm } from '../../forms/ui/use-act-form.ts';
import { alertOptions, frequencyOf } from './alerts.ts';
import { filtersQuery, type Kept, lookAtFilter, removeFilter, renameFilter } from './queries.ts';
import { CODES, SaveButton } from './save-button.tsx';
import { strings } from './strings.ts';

interface Kind {
  page: number;
  /** Restricts the list to rows that are new since the last visit. */
  since?: string | undefined;
}

interface SavedFiltersProps<Filters extends Kind> {
  kept: Kept;
  list: ListFilters<Filters>;
  /** Filters of the address. */
  filters: Filters;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
`;

const Rows = styled.ul`
  display: contents;
  list-style: none;
`;

interface NewsProps {
  items: readonly SavedFilter[];
  /** Returns the address of the list with exactly the new rows of a filter. */
  hrefOf: (query: string, since: string) => string;
}

/** Number of new rows for each filter, as links; renders nothing when there are none. */
function News({ items, hrefOf }: NewsProps) {
  const links = items.flatMap(({ id, name, query, news }) =>
    news && news.count > 0
      ? [{ id, href: hrefOf(query, news.since), label: strings.news(name, news.count, news.isCapped) }]
      : [],
  );
  if (links.length === 0) return null;
  return (
    <Line>
      <span id="filter-news">{strings.newsTitle}</span>
      <Rows role="list" aria-labelledby="filter-news">
        {links.map(({ id, href, label }) => (
          <li key={id}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </Rows>
    </Line>
  );
}

/** Marks the new rows of a filter as seen once its list is shown. Failures are ignored. */
function useLook(kept: Kept, opened: SavedFilter | undefined, asOf: string | undefined): void {
  const client = useQueryClient();
  const id = opened?.news && opened.news.count > 0 ? opened.id : null;
  useEffect(() => {
    if (!id || !asOf) return;
    lookAtFilter(kept, id, asOf)
      .then((fresh) => client.setQueryData(filtersQuery(kept).queryKey, fresh))
      .catch(() => undefined);
  }, [client, kept, id, asOf]);
}

const List = styled.ul`
  li + li { margin-top: 16px; padding-top: 16px; border-top: 1px solid var(--line); }
`;

interface ManageDialogProps {
  kept: Kept;
  items: readonly SavedFilter[];
  /** Filters of the address; '' for none. */
  query: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that changes and removes the user's saved filters. */
function ManageDialog({ kept, items, query, isOpen, onClose }: ManageDialogProps) {
  return (
    <Dialog
      title={strings.manageTitle}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Button variant="secondary" onPress={onClose}>
          {strings.close}
        </Button>
      }
    >
      {items.length === 0 ? <p>{strings.none}</p> : null}
      <List>
        {items.map((filter) => (
          <li key={filter.id}>
            <One key={filter.version} kept={kept} filter={filter} query={query} />
          </li>
        ))}
      </List>
    </Dialog>
  );
}

interface OneProps extends Pick<ManageDialogProps, 'kept' | 'query'> {
  filter: SavedFilter;
}

const FIELDS = renameSavedFilter.pick({ name: true }).extend({ frequency: z.string(), takesCurrent: z.boolean() });

function One({ kept, filter, query }: OneProps) {
  const { id, version, name, frequency } = filter;
  const form = useActForm({
    blank: { name, frequency: frequency ?? '', takesCurrent: false },
    ids: { name: useId(), frequency: useId(), takesCurrent: useId() },
    schema: FIELDS,
    codes: CODES,
    send: (given) => {
      const chosen = frequencyOf(given.frequency);
      return renameFilter(kept, id, {
        ...{ version, name: given.name },
        ...(given.takesCurrent ? { query } : {}),
        ...(chosen === frequency ? {} : { frequency: chosen }),
      });
    },
    view: filtersQuery(kept),
    done: strings.renamed,
  });
  const remove = useAct({
    send: () => removeFilter(kept, id, version),
    view: filtersQuery(kept),
    done: strings.removed(name),
    failed: strings.removeFailed,
  });
  return (
    <Form of={form} aria-label={strings.renameTitle(name)}>
      <Stack gap={8}>
        <TextField {...form.field('name')} label={strings.name} maxLength={FILTER_NAME_MAX} />
        {isLapsed(filter.query) ? <p>{strings.lapsedText}</p> : null}
        {kept.hasAlerts ? (
          <SelectField {...form.field('frequency')} label={strings.alertsLabel} options={alertOptions} />
        ) : null}
        {query !== '' && query !== filter.query ? (
          <CheckboxField {...form.field('takesCurrent')} label={strings.takeCurrent} />
        ) : null}
        <Row gap={8}>
          <Button type="submit" variant="secondary" size="small" isPending={form.isPending}>
            {strings.rename}
          </Button>
          <Button
            variant="quiet"
            size="small"
            isPending={remove.isPending}
            pendingLabel={strings.removing}
            aria-label={`${strings.remove}, ${name}`}
            onPress={() => remove.run('')}
          >
            {strings.remove}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

/**
 * The user's saved filters of a list, each a link to the list with these filters, and a button that saves the filters of the address
 * while they are not saved. Renders nothing until the service has answered.
 */
export function SavedFilters<Filters extends Kind>({ kept, list, filters }: SavedFiltersProps<Filters>) {
  const { data } = useQuery(filtersQuery(kept));
  const [isManaging, setManaging] = useState(false);
  const query = list.query({ ...filters, page: list.none.page, since: undefined });
  const read = (kept: string) => list.read(new URLSearchParams(kept));
  const opened = data?.items.find((one) => list.query(read(one.query)) === query);
  useLook(kept, opened, data?.asOf);
  if (!data) return null;
  const known = data.items.map((one) => ({ ...one, href: list.address(read(one.query)) }));
  const links = known.map(({ id, name, href, query: own }) => ({
    key: id,
    label: isLapsed(own) ? strings.lapsed(name) : name,
    href,
  }));
  const manage = { key: 'manage', label: strings.manage, onAction: () => setManaging(true) };
  const hasNothing = links.length === 0 && !isManaging;
  if (hasNothing && query === '') return null;
  return (
    <Row gap={8} {...screenOnly}>
      {links.length > 0 ? (
        <MenuButton
          label={strings.saved}
          items={[...links, manage]}
          variant="quiet"
          size="small"
          icon={<Bookmark aria-hidden />}
        />
      ) : null}
      {query !== '' && !opened ? <SaveButton kept={kept} query={query} /> : null}
      <News
        items={data.items.filter((one) => one !== opened)}
        hrefOf={(kept, since) => list.address({ ...read(kept), since })}
      />
      <ManageDialog
        kept={kept}
        items={data.items}
        query={query}
        isOpen={isManaging}
        onClose={() => setManaging(false)}
      />
    </Row>
  );
}
