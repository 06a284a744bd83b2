import { Card } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { media } from '@psp/design-system/theme';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Percent from 'lucide-react/icons/percent';
import { styled } from 'styled-components';
import { CodeBox } from './code-box.tsx';
import { ACCEPTORS_PATH, ownDiscountQuery, USES_PATH } from './queries.ts';
import { strings } from './strings.ts';

const Layout = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 150px;
  gap: 0 16px;
  padding: 14px 18px;
  h2 { font-size: 1.0625rem; line-height: 1.3; }
  p { margin-top: 2px; color: var(--ink-muted); font-size: 1rem; line-height: 1.45; }
  ${media.narrow} { grid-template-columns: 40px minmax(0, 1fr); gap: 0 12px; padding: 14px 16px; }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 8px;
  background: var(--blue-100);
  color: var(--blue-700);
  ${media.narrow} { width: 40px; height: 40px; }
`;

const Left = styled.div`
  color: var(--ink-muted);
  font-size: 0.9375rem;
  line-height: 1.3;
  text-align: right;
  b { display: block; color: var(--blue-900); font-size: 1.25rem; white-space: nowrap; }
  ${media.narrow} {
    grid-column: 2;
    margin-top: 6px;
    text-align: left;
    b { display: inline; margin-right: 6px; font-size: 1.0625rem; }
  }
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / 4;
  align-items: center;
  gap: 8px 16px;
  margin-top: 10px;
  padding-top: 10px;
  border-top: 1px solid var(--line);
  font-size: 0.9375rem;
  line-height: 1.4;
  > div { flex: 1 1 280px; min-width: 0; }
  > a { min-height: 24px; }
  ${media.narrow} { flex-direction: column; grid-column: 1 / -1; align-items: stretch; > div { flex: none; } }
`;

/** Row of the benefit "10 %", for the page of benefits. Its loader is `ownDiscountQuery`. */
export function CodeRow() {
  const query = useQuery(ownDiscountQuery());
  const { data } = query;
  return (
    <Card aria-label={strings.benefit}>
      <Layout>
        <Icon>
          <Percent size={24} aria-hidden />
        </Icon>
        <div>
          <h2>{strings.benefit}</h2>
          <p>{strings.about}</p>
        </div>
        <Left>
          <b>{strings.unlimited}</b>
          {data ? <Link href={USES_PATH}>{strings.usesIn(data.uses, data.year)}</Link> : null}
        </Left>
        <More>
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
        </More>
      </Layout>
    </Card>
  );
}
