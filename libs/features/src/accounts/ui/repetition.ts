import { z } from 'zod';

/** Schema of the repeated password, which is part of the form but is not sent; `passwordErrors` validates it. */
export const repetition = { confirmation: z.string() };
