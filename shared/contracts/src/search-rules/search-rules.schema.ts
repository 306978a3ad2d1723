import { z } from 'zod';
import { idParamsSchema, idSchema, textSchema } from '../common.schema';
import { searchRuleLimits as limits } from './search-rule-limits';

const searchRuleKindSchema = z.enum(['synonyms', 'pins', 'redirect']);
/** Words that find the same products; products at the top of a search; a page in place of its results. */
export type SearchRuleKind = z.infer<typeof searchRuleKindSchema>;

const wordSchema = textSchema(limits.word).min(1);

const ruleFields = {
  kind: searchRuleKindSchema,
  /** The synonyms; otherwise the searches that the rule is for, in any spelling of case and spaces. */
  words: z.array(wordSchema).min(1).max(limits.words),
};

const pinSchema = z.object({
  product_id: idSchema,
  /** From 1 on. */
  place: z.number().int().min(1).max(limits.place),
});

export const searchRuleSchema = z
  .object({
    ...ruleFields,
    id: z.number().int(),
    lock_version: z.number().int(),
    pins: z.array(pinSchema.extend({ name: z.string() })),
    path: z.string().nullable(),
  })
  .meta({ id: 'SearchRule' });
/** What staff have set for some searches. */
export type SearchRule = z.infer<typeof searchRuleSchema>;

const ruleInputSchema = z.object({
  ...ruleFields,
  /** Of pins. */
  pins: z.array(pinSchema).max(limits.pins),
  /** Of a redirect, without the prefix of a language. */
  path: textSchema(200)
    .regex(/^\/(?!\/)[\w\-./?=&%,]*$/)
    .nullable(),
});
/** What staff save of a rule. */
export type SearchRuleInput = z.input<typeof ruleInputSchema>;

const ruleErrors = ['SEARCH_RULE_EXISTS'] as const;

export const listSearchRulesSchemas = {
  answer: z.object({ rules: z.array(searchRuleSchema) }).meta({ id: 'SearchRules' }),
};

export const createSearchRuleSchemas = { body: ruleInputSchema, answer: searchRuleSchema, errors: ruleErrors };

export const changeSearchRuleSchemas = {
  params: idParamsSchema,
  body: ruleInputSchema.extend({ lock_version: z.number().int().min(0) }),
  answer: searchRuleSchema,
  errors: ruleErrors,
};

export const removeSearchRuleSchemas = {
  params: idParamsSchema,
  query: z.object({ lock_version: z.coerce.number<number>().int().min(0) }),
};

export const listSearchMissesSchemas = {
  query: z.object({ days: z.coerce.number<number>().int().min(1).max(90).default(30) }),
  answer: z
    .object({
      /** Searches without a result, the most frequent first. */
      misses: z.array(z.object({ query: z.string(), count: z.number().int(), last_on: z.iso.date() })),
    })
    .meta({ id: 'SearchMisses' }),
};
