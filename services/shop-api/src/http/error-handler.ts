import { type ApiErrorBody, type ErrorCode, generalErrorCodes } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type FieldFault, isFieldFault, textIn } from '../messages/index';
import { sendLastAnswer } from './answer-cache';
import { type Circumstances, DomainError, statusOf } from './domain-error';
import type { Shop } from '../shop';
import { errorText } from './error-text';

const faultOf: Record<string, FieldFault> = {
  too_small: 'small',
  too_big: 'big',
  invalid_value: 'unknown',
  unrecognized_keys: 'unknown',
};

/** `/order/ship_address_attributes/phone` → `phone`, the field's name in the form. */
const fieldName = (path: string): string =>
  path
    .split('/')
    .filter(part => part && !/^\d+$/.test(part))
    .pop() ?? 'base';

const codeOfDatabase: Record<string, ErrorCode> = {
  '40001': 'CONFLICT',
  '40P01': 'CONFLICT',
  '55P03': 'CONFLICT',
  '22021': 'INVALID',
  '22P05': 'INVALID',
  '22003': 'INVALID',
};

/** Errors of PostgreSQL, its driver and the embedded database's thread when the database is unusable. */
const outageCodes =
  /^(?:08...|57P0[123]|53...|58...|E(?:CONNREFUSED|CONNRESET|TIMEDOUT|PIPE|HOSTUNREACH|NOTFOUND|AI_AGAIN))$/;
const outageMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The embedded database has ended)/;

/** Whether an error means that the database is unusable now, not that the request was wrong. */
export const isDatabaseOutage = ({ code, message }: { code?: string; message: string }): boolean =>
  outageCodes.test(code ?? '') || outageMessages.test(message);

/** Max faults of one request that are explained. */
const maxFaults = 50;

/** Seconds after which a visitor may retry when the database is down. */
const outageRetryAfter = 5;

/** The client has gone before its request was complete. */
const isAborted = ({ code }: FastifyError, { raw }: FastifyRequest): boolean => code === 'ECONNRESET' && raw.destroyed;

const codeOfStatus = (status: number): ErrorCode => {
  if (status === 404) return 'NOT_FOUND';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  return status >= 500 ? 'INTERNAL' : 'INVALID';
};

const errorTextFor = (fault: FieldFault | ErrorCode, locale: Locale, amounts?: Record<string, number>) =>
  isFieldFault(fault) ? textIn(locale, `fields.${fault}`) : errorText(fault, locale, amounts);

interface Failure extends Circumstances {
  status: number;
  code: ErrorCode;
}

const understand = (error: FastifyError): Failure => {
  if (error instanceof DomainError) return { status: statusOf(error.code), code: error.code, ...error.circumstances };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const faults = error.validation.slice(0, maxFaults).map(({ instancePath, keyword, message = '' }) => {
      const missing = keyword === 'invalid_type' && message.endsWith('undefined');
      return [fieldName(instancePath), missing ? 'required' : (faultOf[keyword] ?? 'format')] as const;
    });
    return { status: 422, code: 'INVALID', fields: Object.fromEntries(faults) };
  }
  const known = codeOfDatabase[error.code];
  if (known) return { status: statusOf(known), code: known };
  if (isDatabaseOutage(error)) {
    return { status: statusOf('UNAVAILABLE'), code: 'UNAVAILABLE', retryAfterSeconds: outageRetryAfter };
  }
  const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
  return { status, code: codeOfStatus(status) };
};

export const sendFailure = (request: FastifyRequest, reply: FastifyReply, failure: Failure) => {
  const { code, fields, fieldTexts, extra, amounts, counts, retryAfterSeconds } = failure;
  const body: ApiErrorBody = {
    error: errorText(code, request.locale, amounts, retryAfterSeconds, counts),
    ...(fields && {
      errors: Object.fromEntries(
        Object.entries(fields).map(([field, fault]) => [field, [errorTextFor(fault, request.locale, amounts)]]),
      ),
    }),
    ...(fieldTexts && {
      errors: Object.fromEntries(Object.entries(fieldTexts).map(([field, text]) => [field, [text]])),
    }),
    code,
    request_id: request.id,
    ...extra,
  };
  return reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(body));
};

/** Whether the definition of the endpoint lists this code. A route that is no endpoint lists none. */
const isListed = ({ routeOptions: { config } }: FastifyRequest, code: ErrorCode): boolean => {
  const listed: readonly ErrorCode[] | undefined = config.errors && [...generalErrorCodes, ...config.errors];
  return listed?.includes(code) ?? true;
};

/**
 * Answers every error in one format; internal errors are logged and not explained. A code that the endpoint does not
 * list is logged; in a test it is an internal error, so that the test fails.
 */
export const handleErrors = (app: FastifyInstance, { isStrict }: Pick<Shop, 'isStrict'>): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isAborted(error, request)) return sendFailure(request, reply, { status: 400, code: 'INVALID' });
    const failure = understand(error);
    if (!isListed(request, failure.code)) {
      const { method, url } = request.routeOptions;
      const unlisted = `${method} ${url} does not list ${failure.code}`;
      request.log.error({ err: error }, unlisted);
      if (isStrict) return sendFailure(request, reply, { status: 500, code: 'INTERNAL', extra: { unlisted } });
    }
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    const last = failure.code === 'UNAVAILABLE' && request.lastAnswer;
    if (last) return reply.send(sendLastAnswer(request, reply, last));
    if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
    return sendFailure(request, reply, failure);
  });
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, { status: 404, code: 'NOT_FOUND' }));
};
