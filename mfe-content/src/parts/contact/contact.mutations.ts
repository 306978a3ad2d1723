import type { InputOf } from '@ortoo/contracts';
import { sendContactForm as endpoint } from '@ortoo/contracts/endpoints';
import type { sendContactFormSchemas } from '@ortoo/contracts/schema';
import { ApiError, apiOf, call } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';
import { contactTokenQuery } from './contact.queries';

type Body = InputOf<typeof sendContactFormSchemas>['body'];

export const sendContactForm = mutationOptions({
  mutationFn: (body: Body, { client }) => call(apiOf(client), endpoint, { body }),
  onError: (error, _input, _result, { client }) =>
    error instanceof ApiError && error.code === 'FORM_EXPIRED'
      ? client.refetchQueries({ queryKey: contactTokenQuery().queryKey })
      : undefined,
});
