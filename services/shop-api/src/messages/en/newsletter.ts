import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/newsletter';

export const newsletter = {
  subject: 'Please confirm your email address',
  text: 'Someone asked for our news and offers to be sent to this address. Please confirm that it was you.',
  ignore: 'If it was not you, please ignore this email: we send nothing to an address that is not confirmed.',
  confirm: 'Confirm',
  knownSubject: 'You are already subscribed',
  knownText:
    'We received another request to send our newsletter to this address. You are already subscribed, so there is nothing to do.',
  unsubscribe: 'Unsubscribe',
} satisfies Translation<typeof mn.newsletter>;
