import { z } from 'zod';
import { CUI_MESSAGES, cuiProblem } from './cui.ts';
import { cui, email, phone, tradeRegister } from './registrations.ts';
import { website } from './website.ts';

const NO_NAME = 'Scrieți denumirea.';

/* An empty cell stays empty; any other is checked. */
const optional = (schema: z.ZodType<string>) =>
  z.string().transform((typed, context) => {
    if (typed === '') return '';
    const { data, error } = schema.safeParse(typed);
    if (data !== undefined) return data;
    context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? NO_NAME });
    return z.NEVER;
  });
const text = (max: number) => z.string().trim().max(max);

/** The cells of a row of an imported table that are texts. */
export const importedTexts = z.object({
  name: text(200).min(1, NO_NAME),
  cui: cui.refine((code) => cuiProblem(code) !== 'control-digit', CUI_MESSAGES['control-digit']),
  email,
  locality: text(120),
  address: text(300),
  phone: optional(phone),
  registrationNumber: optional(tradeRegister),
  legalRepresentative: text(120),
  website,
});
export type ImportedTexts = z.infer<typeof importedTexts>;
