import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { Paragraphs } from '@psp/features/facts/ui/paragraphs';
import { strings } from './strings.ts';

/** A day of a form in words, or what was typed instead. */
export const shownDay = (day: string): string => (/^\d{4}-\d\d-\d\d$/.test(day) ? formatDate(day) : day);

/** Facts of a section as it stands. */
export function Lines({ lines }: { lines: readonly { term: string; text: string }[] }) {
  return (
    <DescriptionList
      items={lines.map(({ term, text }) => ({ term, detail: text ? <Said text={text} /> : strings.none }))}
    />
  );
}

const Said = ({ text }: { text: string }) =>
  text.includes('\n') ? (
    <Stack gap={12}>
      <Paragraphs text={text} />
    </Stack>
  ) : (
    text
  );
