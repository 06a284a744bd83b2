import type { Party } from '@psp/contracts/common';
import { EXCHANGE_STAGE, LESSON_KINDS, MONEY_SOURCES } from '@psp/contracts/exchange-names';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { formatDate, formatLei, formatNumber } from '@psp/design-system/format';
import type { ExchangeContent } from './content.ts';
import { editorStrings as strings } from './editor-strings.ts';

const { fields } = strings;
/* NaN stands for a typed text that is not a number. */
const lei = (amount: number | null): string => (amount === null || Number.isNaN(amount) ? '' : formatLei(amount));
const day = (date: string | null): string => (date ? formatDate(date) : '');
const lined = (lines: readonly string[][]): string => lines.map((parts) => parts.filter(Boolean).join(', ')).join('\n');

interface Names {
  members?: readonly Party[];
  files?: readonly Party[];
}

const nameIn = (known: readonly Party[] | undefined, id: string): string =>
  known?.find((one) => one.id === id)?.name ?? '';

/* Documents and pictures by name. */
function describeMedia({ files, pictures }: ExchangeContent, known: Names['files']) {
  const named = files.map(({ fileId }) => nameIn(known, fileId)).filter(Boolean);
  return [
    { term: fields.files, text: known ? named.join(', ') : strings.count(files.length) },
    {
      term: fields.pictures,
      text: pictures
        .map(({ alt }) => alt)
        .filter(Boolean)
        .join(', '),
    },
  ];
}

/** Describes a content as text, field by field; '' for an empty one. */
export const describeContent = (content: ExchangeContent, { members, files }: Names = {}) => [
  ...describeTexts(content, members),
  ...describeMedia(content, files),
];

/** Describes the texts of a content, field by field; '' for an empty one. */
export function describeTexts(content: ExchangeContent, members?: Names['members']) {
  const { contactId, population, progress } = content;
  return [
    { term: fields.title, text: content.title },
    { term: fields.stage, text: EXCHANGE_STAGE[content.stage].label },
    { term: fields.domain, text: content.domain ? DOMAINS[content.domain] : '' },
    { term: fields.what, text: content.what },
    { term: fields.why, text: content.why },
    { term: fields.seeksPartners, text: content.seeksPartners ? strings.yes : strings.no },
    { term: fields.startedOn, text: day(content.startedOn) },
    { term: fields.endedOn, text: day(content.endedOn) },
    { term: fields.progress, text: progress === null ? '' : `${progress}${fields.percent}` },
    { term: fields.sources, text: content.sources.map((source) => MONEY_SOURCES[source]).join(', ') },
    { term: fields.showsCosts, text: content.showsCosts ? strings.yes : strings.no },
    {
      term: fields.costs,
      text: lined(
        content.costs.map(({ label, source, planned, paid }) => [
          label,
          source ? MONEY_SOURCES[source] : '',
          planned === null ? '' : `${fields.planned} ${lei(planned)}`,
          paid === null ? '' : `${fields.paid} ${lei(paid)}`,
        ]),
      ),
    },
    { term: fields.cost, text: lei(content.cost) },
    {
      term: fields.steps,
      text: lined(content.steps.map(({ title, text, from, to }) => [title, text, day(from), day(to)])),
    },
    {
      term: fields.lessons,
      text: content.lessons.map(({ kind, text }) => `${LESSON_KINDS[kind]}: ${text}`).join('\n'),
    },
    { term: fields.contact, text: contactId ? nameIn(members, contactId) : '' },
    { term: fields.contactRole, text: content.contactRole },
    { term: fields.population, text: population === null || Number.isNaN(population) ? '' : formatNumber(population) },
  ];
}
