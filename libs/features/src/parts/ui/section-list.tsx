import { Card, CardHeader } from '@psp/design-system/card';
import { screenOnly } from '@psp/design-system/print-style';
import { RowItem, RowList } from '@psp/design-system/rows';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { strings } from './strings.ts';

interface SectionListProps<Section extends string> {
  /** Text about what each section lacks; '' when it is complete. */
  lacks: Readonly<Record<Section, string>>;
  names: Readonly<Record<NoInfer<Section>, string>>;
}

/** List of links to the sections of a record, each with what it still lacks. */
export function SectionList<Section extends string>({ lacks, names }: SectionListProps<Section>) {
  const sections = Object.keys(lacks) as Section[];
  const complete = sections.filter((section) => lacks[section] === '').length;
  return (
    <nav aria-label={strings.sectionsTitle} {...screenOnly}>
      <Card>
        <CardHeader title={strings.sectionsTitle} action={strings.completeOf(complete, sections.length)} />
        <RowList>
          {sections.map((section) => (
            <RowItem
              key={section}
              icon={lacks[section] ? <CircleDashed aria-hidden /> : <CircleCheck aria-hidden />}
              detail={lacks[section] || strings.complete}
            >
              <a href={`#${section}`}>{names[section]}</a>
            </RowItem>
          ))}
        </RowList>
      </Card>
    </nav>
  );
}
