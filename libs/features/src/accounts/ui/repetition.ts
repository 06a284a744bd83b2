import { z } from 'zod';

/** What a form has besides the body that it sends: the password once more, which `passwordErrors` judges. */
export const repetition = { confirmation: z.string() };
