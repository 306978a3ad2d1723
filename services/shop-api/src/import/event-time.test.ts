import { catalogue } from '../seed/catalogue';
import { dated } from './import-product.rules';

const ticket = catalogue.products.find(({ eventIn }) => eventIn !== undefined);

it.each(['2026-11-24T17:02:00Z', '2026-11-24T01:00:00Z'])(
  'an event given by its day begins in the evening, from %s',
  now => {
    if (!ticket) throw new Error('the seed has no ticket');
    const [, time] = dated(ticket, new Date(now)).eventAt?.split('T') ?? [];
    // Seven o'clock in Ulaanbaatar.
    expect(time).toBe('11:00:00.000Z');
  },
);
