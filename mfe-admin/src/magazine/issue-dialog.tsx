import { serverNow } from '@psp/auth/session/server-clock';
import { type EditedMagazineView, type MagazineContent, magazineContent } from '@psp/contracts/magazine';
import { romanianDay } from '@psp/contracts/romania';
import { DateField } from '@psp/design-system/date-field';
import { NumberField } from '@psp/design-system/number-field';
import { Row } from '@psp/design-system/page';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useAct } from '@psp/remote/act/use-act';
import { useNavigate } from 'react-router-dom';
import { api, magazineQueue, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

type Fields = Omit<MagazineContent, 'year' | 'number' | 'pages'> & Record<'year' | 'number' | 'pages', number | null>;

const blankOf = (issue: EditedMagazineView | null): Fields => {
  const { year = Number(romanianDay(serverNow()).slice(0, 4)), number = null, title = '', summary = '' } = issue ?? {};
  const { pages = null, appearsOn = '', adsUntil = '' } = issue ?? {};
  return { year, number, title, summary, pages, appearsOn, adsUntil };
};

const IDS = {
  ...{ year: 'an', number: 'numar', title: 'titlu', summary: 'rezumat', pages: 'pagini' },
  ...{ appearsOn: 'aparitie', adsUntil: 'reclame' },
};

interface IssueDialogProps {
  /** Null for a new issue. */
  issue: EditedMagazineView | null;
  onClose: () => void;
}

/** Dialog with what an issue says: its number, title, summary, pages and days. */
export function IssueDialog({ issue, onClose }: IssueDialogProps) {
  const navigate = useNavigate();
  const act = useAct<MagazineContent, EditedMagazineView>({
    send: (body) =>
      issue
        ? api.call('PUT /magazine/issues/:id', { id: issue.id, body: { ...body, version: issue.version } })
        : api.call('POST /magazine/issues', { body }),
    done: strings.saved,
    about: ({ title }) => title,
    refreshes: REFRESHED,
    onDone: ({ id }) => (issue ? undefined : void navigate(magazineQueue.hrefOf(id, magazineQueue.list.none))),
  });
  const { field, ...form } = useFormOf<Fields, MagazineContent>(act, {
    blank: blankOf(issue),
    follows: true,
    ids: IDS,
    schema: magazineContent,
    missing: strings.missing,
    codes: { 'magazine.exists': 'number' },
  });
  const { fields } = strings;
  const title = issue ? strings.nameOf(issue) : strings.add;
  return (
    <ActDialog act={form} title={title} confirmLabel={strings.save} isOpen isWide onClose={onClose}>
      <Row gap={16} align="start">
        <NumberField {...field('number')} label={fields.number} hasDecimals={false} />
        <NumberField {...field('year')} label={fields.year} hasDecimals={false} isYear />
        <NumberField {...field('pages')} label={fields.pages} hasDecimals={false} />
      </Row>
      <TextField {...field('title')} label={fields.title} maxLength={120} />
      <TextAreaField {...field('summary')} label={fields.summary} hint={fields.summaryHint} rows={3} maxLength={600} />
      <Row gap={16} align="start">
        <DateField {...field('appearsOn')} label={fields.appearsOn} />
        <DateField {...field('adsUntil')} label={fields.adsUntil} hint={fields.adsUntilHint} />
      </Row>
    </ActDialog>
  );
}
