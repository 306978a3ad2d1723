import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { EndpointErrorCode } from '@ortoo/contracts';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { statusOf } from './domain-error';

const errorSchema = (codes: readonly EndpointErrorCode[]) =>
  z.object({
    error: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    code: z.enum(codes),
    request_id: z.string(),
  });

/** Adds the error codes of an endpoint to its OpenAPI description, by status. */
export const describeErrors: NonNullable<FastifyDynamicSwaggerOptions['transform']> = described => {
  const codes = [...new Set(described.route.config?.errors)];
  if (codes.length === 0) return jsonSchemaTransform(described);
  const statuses = new Set(codes.map(statusOf));
  const errors = [...statuses].map(status => [status, errorSchema(codes.filter(code => statusOf(code) === status))]);
  const response = { ...(described.schema?.response as object), ...Object.fromEntries(errors) };
  return jsonSchemaTransform({ ...described, schema: { ...described.schema, response } });
};
