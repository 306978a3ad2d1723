import type { Session } from '@ortoo/contracts';
import { getCurrentOrder, getSession, listOwnOrders, listSessions, signIn } from '@ortoo/contracts/endpoints';
import { answer } from '@ortoo/testing/fake-api';

const session: Session = {
  user: {
    id: 1,
    email: 'shopper@example.mn',
    phone: '+97699112233',
    firstname: 'Болд',
    lastname: 'Дорж',
    roles: ['shopper'],
    ship_address: null,
  },
  expires_at: null,
  cart_merged: false,
};

/** Responses of the fake api when this remote runs alone. */
export const answers = {
  ...answer(getSession, session),
  ...answer(signIn, session),
  ...answer(getCurrentOrder, null),
  ...answer(listSessions, {
    sessions: [
      {
        ...{ id: 1, browser: 'Chrome', system: 'Android', address: '203.0.113.7', is_current: true },
        ...{ created_at: '2026-11-20T03:00:00Z', seen_at: '2026-11-21T03:00:00Z' },
      },
    ],
  }),
  ...answer(listOwnOrders, { orders: [], count: 0, total_count: 0, current_page: 1, per_page: 20, pages: 0 }),
};
