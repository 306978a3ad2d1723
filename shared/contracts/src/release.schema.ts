import { z } from 'zod';

const name = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
const release = z.string().regex(/^[a-f0-9]{16}$/);
const path = z
  .string()
  .regex(/^(browser|server)\/[\w.~-]+(\/[\w.~-]+)*$/)
  .refine(value => !value.split('/').includes('..'));

export const routeSchema = z.object({
  id: z.string(),
  path: z.string().startsWith('/'),
  server: z.boolean(),
  skeleton: z.enum(['list', 'detail', 'form', 'article']),
  access: z.enum(['public', 'signed-in', 'staff']).optional(),
  ageGate: z.int().positive().max(99).optional(),
});

export const manifestSchema = z.object({
  id: name,
  contract: z.literal(1),
  owner: z.string().min(1),
  routes: z.array(routeSchema),
  slots: z.array(z.object({ id: z.string() })),
  gated: z.literal('staff').optional(),
});

export const releaseRecordSchema = z.object({
  remote: name,
  release,
  createdAt: z.iso.datetime(),
  manifest: manifestSchema,
  chunks: z.record(z.string(), z.array(z.string())),
  files: z.array(z.object({ path, size: z.int().nonnegative(), integrity: z.string().startsWith('sha384-') })).min(1),
});

export const promoteSchema = z.object({ remote: name, release, site: z.string().default('*') });
export const rollbackSchema = z.object({ remote: name, site: z.string().default('*') });
