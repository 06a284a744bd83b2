import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px 24px;
  strong { display: block; }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

/** Advice for firms that write their first offers. */
export function Tips() {
  return (
    <Card aria-labelledby="tips">
      <CardHeader id="tips" title={strings.tipsTitle} />
      <CardBody>
        <List>
          {strings.tips.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
            </li>
          ))}
        </List>
      </CardBody>
    </Card>
  );
}
