import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Percent from 'lucide-react/icons/percent';
import { BenefitRow, RowPart } from '../benefits/benefit-row.tsx';
import { CodeBox } from './code-box.tsx';
import { ACCEPTORS_PATH, ownDiscountQuery, USES_PATH } from './queries.ts';
import { strings } from './strings.ts';

/** Row of the benefit "10 %", for the page of benefits. Its loader is `ownDiscountQuery`. */
export function CodeRow() {
  const query = useQuery(ownDiscountQuery());
  const { data } = query;
  return (
    <BenefitRow
      icon={Percent}
      title={strings.benefit}
      text={strings.about}
      left={strings.unlimited}
      leftText={data ? <Link href={USES_PATH}>{strings.usesIn(data.uses, data.year)}</Link> : null}
    >
      <RowPart>
        <div>
          <Loaded query={query} rows={1}>
            {(own) => <CodeBox own={own} />}
          </Loaded>
        </div>
        {data ? (
          <Link href={ACCEPTORS_PATH}>
            <OwnText>{strings.acceptors(data.acceptors)}</OwnText>
          </Link>
        ) : null}
      </RowPart>
    </BenefitRow>
  );
}
