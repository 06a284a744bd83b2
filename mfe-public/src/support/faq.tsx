import { Unbroken } from '@psp/design-system/unbroken';
import { styled } from 'styled-components';
import { FAQ, strings } from './strings.ts';

const List = styled.div`
  display: grid;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  details + details { border-top: 1px solid var(--line); }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 56px;
    padding: 14px 20px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary::after {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    box-sizing: border-box;
    border-right: 2px solid var(--blue-600);
    border-bottom: 2px solid var(--blue-600);
    transform: translateY(-3px) rotate(45deg);
  }
  details[open] summary::after { transform: translateY(3px) rotate(225deg); }
  summary:hover { color: var(--blue-700); text-decoration: underline; }
  summary:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; border-radius: 8px; }
  details > p { max-width: 70ch; padding: 0 20px 20px; }
`;

/** Questions that are asked often; they open without JavaScript too. */
export function Faq() {
  return (
    <section aria-labelledby="faq">
      <FaqTitle id="faq">{strings.faq}</FaqTitle>
      <List>
        {FAQ.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>
              <Unbroken>{answer}</Unbroken>
            </p>
          </details>
        ))}
      </List>
    </section>
  );
}

const FaqTitle = styled.h2`
  margin-bottom: 16px;
  scroll-margin-top: 96px;
`;

/** The same for search engines. */
export const faqJsonLd = {
  '@type': 'FAQPage',
  mainEntity: FAQ.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
