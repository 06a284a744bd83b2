import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px 24px;
  counter-reset: step;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Step = styled.li`
  counter-increment: step;
  font-size: 1rem;
  line-height: 1.45;
  strong { display: flex; align-items: center; gap: 10px; margin-bottom: 6px; font-size: 1.0625rem; line-height: 1.3; }
  strong::before {
    content: counter(step);
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--blue-100);
    color: var(--blue-700);
  }
`;

/** The life of a request in four steps. */
export function HowItWorks() {
  return (
    <Card>
      <CardHeader title={strings.howTitle} />
      <CardBody>
        <Steps>
          {strings.how.map(({ title, text }) => (
            <Step key={title}>
              <strong>{title}</strong>
              {text}
            </Step>
          ))}
        </Steps>
      </CardBody>
    </Card>
  );
}
