import { z } from 'zod';

const name = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
const release = z.string().regex(/^[a-f0-9]{16}$/);
const integrity = z.string().regex(/^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/);
const path = z
  .string()
  .regex(/^(browser|server|worker|types)\/[\w.~-]+(\/[\w.~-]+)*$/)
  .refine(value => !value.split('/').includes('..'));
const site = z
  .string()
  .regex(/^(\*|[a-z][a-z0-9-]{0,40})$/)
  .default('*');
const channel = name.default('stable');
const text = z.string().trim().max(300);

export const routeSchema = z.object({
  id: z.string(),
  path: z.string().startsWith('/'),
  server: z.boolean(),
  skeleton: z.enum(['list', 'detail', 'form', 'article', 'workplace']),
  site: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,40}$/)
    .optional(),
  access: z.enum(['public', 'signed-in', 'staff']).optional(),
  ageGate: z.int().positive().max(99).optional(),
  frame: z.enum(['enclosed', 'workplace']).optional(),
});

export const manifestSchema = z.object({
  id: name,
  contract: z.literal(1),
  owner: z.string().min(1),
  routes: z.array(routeSchema),
  slots: z.array(z.object({ id: z.string(), version: z.int().positive().optional() })),
  gated: z.literal('staff').optional(),
  link: z
    .object({ path: z.string().startsWith('/'), label: z.object({ mn: z.string() }).catchall(z.string()) })
    .optional(),
});

const names = z.record(z.string(), z.array(z.string()));

export const releaseRecordSchema = z.object({
  remote: name,
  release,
  createdAt: z.iso.datetime(),
  creator: z.string().max(200),
  draft: z.literal(true).optional(),
  source: z.object({ commit: z.string().regex(/^([a-f0-9]{40})?$/), changed: z.boolean() }),
  manifest: manifestSchema,
  chunks: z.record(z.string(), z.array(z.string())),
  needs: z.record(z.string(), z.string()),
  brings: z.record(z.string(), z.string()),
  uses: z.object({ slots: z.array(z.object({ id: z.string(), version: z.int().positive() })), names }).optional(),
  offers: names.optional(),
  files: z
    .array(z.object({ path, size: z.int().nonnegative(), integrity }))
    .min(1)
    .max(2000),
  signature: z.object({ key: z.string().regex(/^[a-f0-9]{16}$/), value: z.base64() }),
});

export const overrideSchema = z.object({
  remote: name,
  release: release.optional(),
  expires: z.iso.datetime(),
  key: z.string().regex(/^[a-f0-9]{16}$/),
});

const order = { remote: name, site, channel, by: text.default(''), why: text.default('') };

export const promoteSchema = z.object({ ...order, release });
export const rollbackSchema = z.object(order);
export const canarySchema = z.object({ ...order, release, percent: z.number().gt(0).lt(100) });
export const haltSchema = z.object(order);
export const followSchema = z.object(order);
export const quarantineSchema = z.object({ remote: name, release, by: text.default(''), why: text.min(3) });

/** Proof that a team has signed this order. */
export const orderProofSchema = z.object({
  kind: z.enum(['promote', 'rollback', 'canary', 'halt', 'quarantine', 'follow']),
  remote: name,
  issuedAt: z.iso.datetime(),
  nonce: z.string().regex(/^[a-f0-9]{32}$/),
  signature: z.object({ key: z.string().regex(/^[a-f0-9]{16}$/), value: z.base64() }),
});
