import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, version } from './common.ts';
import { emailAddress } from './email.ts';
import { act, operations, read } from './operations.ts';
import { normalisePhone } from './phone.ts';

const text = (max: number) => z.string().trim().min(1, 'Completați câmpul.').max(max, `Cel mult ${max} de caractere.`);
const optional = (max: number) => z.string().trim().max(max, `Cel mult ${max} de caractere.`);
/* A list of 1 to `most` entries. */
const list = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.array(entry).min(1, 'Scrieți cel puțin unul.').max(most, `Cel mult ${most}.`);

/** Source of a figure: counted by the portal, or stated by the association. */
export const FIGURE_SOURCES = ['stated', 'computed'] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];
export const FIGURE_SOURCE_LABELS: Record<FigureSource, string> = { stated: 'declarat', computed: 'calculat' };

/** `value` is shown while the figure is stated. */
const figure = z.strictObject({ label: text(60), source: z.enum(FIGURE_SOURCES), value: text(20) });
export type Figure = z.infer<typeof figure>;

const point = z.strictObject({ title: text(80), text: text(300) });
const audience = z.strictObject({ name: text(60), title: text(120), benefits: list(text(160), 6) });

const EMAIL = 'Introduceți o adresă de e-mail validă.';
const contactEmail = z.union([z.literal(''), emailAddress(EMAIL, EMAIL)]);
const contactPhone = optional(30).transform((value, context) => {
  const stored = value === '' ? '' : normalisePhone(value);
  if (stored !== null) return stored;
  context.addIssue({ code: 'custom', message: 'Numărul de telefon are zece cifre, de exemplu 0722 123 456.' });
  return z.NEVER;
});

/** Editable content of the landing page and the footer, by section. Plain text. */
export const SECTIONS = {
  hero: z.strictObject({ headline: text(120), lead: text(300) }),
  figures: z.strictObject({ authorities: figure, firms: figure, completedProjects: figure }),
  about: z.strictObject({
    title: text(120),
    lead: text(500),
    mission: text(600),
    vision: text(600),
    objective: text(600),
    values: list(point, 6),
  }),
  audiences: z.strictObject({ authorities: audience, firms: audience }),
  steps: z.strictObject({ title: text(120), items: z.array(point).length(4, 'Pașii sunt patru.') }),
  testimonials: z.strictObject({
    title: text(120),
    items: z.array(z.strictObject({ quote: text(600), name: text(80), role: text(120) })).max(6, 'Cel mult 6.'),
  }),
  impact: z.strictObject({
    title: text(120),
    satisfaction: figure,
    projectValue: figure,
    responseTime: figure,
    onTime: figure,
  }),
  /** '' omits the line. */
  contact: z.strictObject({ email: contactEmail, phone: contactPhone, address: optional(300), hours: optional(120) }),
};
export type SectionKey = keyof typeof SECTIONS;
export type SectionContent<Key extends SectionKey = SectionKey> = z.infer<(typeof SECTIONS)[Key]>;
export type SiteContent = { [Key in SectionKey]: SectionContent<Key> };

export const SECTION_KEYS = Object.keys(SECTIONS) as SectionKey[];
export const sectionKey = z.enum(SECTION_KEYS);
export const SECTION_LABELS: Record<SectionKey, string> = {
  hero: 'Titlul paginii',
  figures: 'Cifrele rețelei',
  about: 'Despre asociație',
  audiences: 'Pentru cine este portalul',
  steps: 'Cum funcționează',
  testimonials: 'Mărturii',
  impact: 'Cifrele de impact',
  contact: 'Date de contact',
};

/** Anchor of a section on the landing page; '' for the top. */
export const SECTION_ANCHORS: Record<SectionKey, string> = {
  hero: '',
  figures: '',
  about: 'despre',
  audiences: 'pentru-cine',
  steps: 'cum-functioneaza',
  testimonials: 'marturii',
  impact: 'rezultate',
  contact: 'contact',
};

/** Figures that the portal can count, named like the stated ones. */
export const COMPUTED_FIGURES = [
  'authorities',
  'firms',
  'completedProjects',
  'satisfaction',
  'projectValue',
  'responseTime',
  'onTime',
] as const;
export type FigureKey = (typeof COMPUTED_FIGURES)[number];

/** Counts, percentages (0 to 100), lei, hours. Null without data. */
export const computedFigures = z.object({
  authorities: z.int(),
  firms: z.int(),
  completedProjects: z.int(),
  satisfaction: z.number().nullable(),
  projectValue: z.number().nullable(),
  responseTime: z.number().nullable(),
  onTime: z.number().nullable(),
});
export type ComputedFigures = z.infer<typeof computedFigures>;

export const sectionParams = z.strictObject({ key: sectionKey });
const anyContent = z.record(z.string(), z.unknown());

/** Author of a version; null for the initial one. */
const saved = { savedAt: isoDateTime, savedBy: z.string().nullable() };
export const sectionList = z.object({
  items: z.array(z.object({ key: sectionKey, version, ...saved })),
});
export type SectionList = z.infer<typeof sectionList>;

/** `versions`: all versions, newest (the current one) first. */
export const sectionView = z.object({
  id,
  key: sectionKey,
  version,
  content: anyContent,
  versions: z.array(z.object({ number: version, content: anyContent, ...saved })),
  computed: computedFigures,
});
export type SectionView = z.infer<typeof sectionView>;

/** `content` is validated by the schema of the section in the path. */
export const saveSection = z.strictObject({ version, content: anyContent });
export const previewSection = z.strictObject({ content: anyContent });
export const restoreSection = z.strictObject({ version, number: version });
/** `path` of a preview, public for half an hour. */
export const previewLink = z.object({ path: z.string() });

const changed = { access: editors, params: sectionParams, view: sectionView };
export const siteContentOperations = operations(['admin'], {
  list: read('/content', { access: viewers, view: sectionList }),
  view: read('/content/:key', { access: viewers, params: sectionParams, view: sectionView }),
  save: act('site-section.edit', 'PUT /content/:key', { ...changed, body: saveSection }),
  restore: act('site-section.restore', 'POST /content/:key/restore', { ...changed, body: restoreSection }),
  preview: act('site-section.preview', 'POST /content/:key/preview', {
    ...changed,
    body: previewSection,
    view: previewLink,
  }),
});
