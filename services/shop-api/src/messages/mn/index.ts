import * as errors from './errors';
import * as payments from './payments';
import * as choices from './choices';
import * as emails from './emails';
import * as letter from './letter';
import * as accounts from './accounts';
import * as newsletter from './newsletter';
import * as quotes from './quotes';
import * as tickets from './tickets';
import * as travel from './travel';

export const messages = {
  ...errors,
  ...payments,
  ...choices,
  ...emails,
  ...letter,
  ...accounts,
  ...newsletter,
  ...quotes,
  ...tickets,
  ...travel,
};
