import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { id, version } from './common.ts';
import {
  answerExchange,
  answerNaming,
  askExchange,
  chooseForGroup,
  exchangeContent,
  flagExchange,
  joinExchange,
} from './exchange-bodies.ts';
import { eventContent } from './events.ts';
import { correctYearlyReport, newYearlyReport, yearlyTexts } from './yearly-reports.ts';
import { issueContent } from './newsletter-issues.ts';
import { offerContent } from './offers.ts';
import { addMilestone } from './projects.ts';
import { answerQuestion, askQuestion } from './questions.ts';
import { email, firmaDetails, signUp, uatDetails } from './registrations.ts';
import { replyToReview, writeReview } from './reviews.ts';
import { requestContent } from './service-requests.ts';
import { SECTIONS } from './site-content.ts';
import { ticketContent } from './tickets.ts';

const person = signUp.options[0].pick({ contactName: true, position: true, phone: true });
/* What forms check in the browser, where zod speaks English wherever a rule has no words of its own. */
const FORMS: Record<string, z.ZodType> = {
  ...{ addMilestone, answerQuestion, askQuestion, email, firmaDetails, issueContent, offerContent, replyToReview },
  ...{ person, requestContent, ticketContent, uatDetails, writeReview },
  ...{ answerExchange, answerNaming, askExchange, chooseForGroup, exchangeContent, flagExchange, joinExchange },
  ...{ correctYearlyReport, eventContent, newYearlyReport, yearlyTexts },
  ...Object.fromEntries(Object.entries(SECTIONS).map(([key, schema]) => [`SECTIONS.${key}`, schema])),
};

const NO_WORDS = 'rule without words of its own';
/* A form fills these in by itself, as it does whatever is chosen from a list. */
const GIVEN: readonly z.ZodType[] = [id, version, uatDetails.shape.siruta];
const TEXTS = ['', 'x', 'x'.repeat(300_000), '31.06.2027'];
/* What the field makes of text that is no number is not one either. */
const NUMBERS = [Number.NaN, -1e14, -1.5, 0, 0.001, 1.5, 1e14];
const LISTS = [[], Array.from({ length: 2000 }, () => null)];

const wordless = (schema: z.ZodType, path: string, tries: readonly unknown[]): string[] =>
  tries
    .flatMap((value) => schema.safeParse(value).error?.issues ?? [])
    .filter((issue) => issue.path.length === 0 && issue.message === NO_WORDS)
    .map(({ code }) => `${path}: ${code}`);

/** The rules below a schema that what a person writes can break and that have no words of their own. */
function rulesWithoutWords(schema: z.ZodType, path: string): string[] {
  if (GIVEN.includes(schema)) return [];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      rulesWithoutWords(part as z.ZodType, `${path}.${key}`),
    );
  if (schema instanceof z.ZodArray)
    return [...wordless(schema, path, LISTS), ...rulesWithoutWords(schema.element as z.ZodType, `${path}[]`)];
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => rulesWithoutWords(option as z.ZodType, path));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return rulesWithoutWords(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodPipe)
    return [schema.in, schema.out].flatMap((part) => rulesWithoutWords(part as z.ZodType, path));
  if (schema instanceof z.ZodNumber) return wordless(schema, path, NUMBERS);
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? wordless(schema, path, TEXTS) : [];
}

beforeAll(() => {
  z.config({ localeError: () => NO_WORDS });
});
afterAll(() => {
  z.config(z.locales.en());
});

test.each(Object.entries(FORMS))('every rule of %s that a person can break has a Romanian message', (name, schema) =>
  expect([...new Set(rulesWithoutWords(schema, name))]).toEqual([]),
);
