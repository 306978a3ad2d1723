import * as errors from './errors';
import * as payments from './payments';
import * as choices from './choices';
import * as contactForm from './contact-form';
import * as draws from './draws';
import * as emails from './emails';
import * as feeds from './feeds';
import * as letter from './letter';
import * as listHeads from './list-heads';
import * as accounts from './accounts';
import * as newsletter from './newsletter';
import * as notifications from './notifications';
import * as papers from './papers';
import * as personal from './personal';
import * as quotes from './quotes';
import * as sites from './sites';
import * as staffProducts from './staff-products';
import * as tickets from './tickets';
import * as travel from './travel';

export const messages = {
  ...errors,
  ...payments,
  ...choices,
  ...contactForm,
  ...draws,
  ...emails,
  ...feeds,
  ...letter,
  ...listHeads,
  ...accounts,
  ...newsletter,
  ...notifications,
  ...papers,
  ...personal,
  ...quotes,
  ...sites,
  ...staffProducts,
  ...tickets,
  ...travel,
};
