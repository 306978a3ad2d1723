import { sameText, type renderPage } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';

type UserEvent = Awaited<ReturnType<typeof renderPage>>['user'];

/** Tests that choose days are on 24 November 2026, with which the nights of the fake hotels begin. */
export const setToday = () => {
  beforeEach(() => {
    const now = Date.parse('2026-11-24T04:00:00Z');
    jest.useFakeTimers({ now, advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask'] });
  });
  afterEach(() => jest.useRealTimers());
};

export const arrival = () => screen.getByRole('button', { name: /^Ирэх өдөр/ });

/** A day in the open calendar, named as `12-р сарын 3`. The search within its month spares the rest of the page. */
export const dayButton = (name: string, year = 2026) => {
  const [month] = name.split('ын ');
  const grid = screen.getByRole('grid', { name: `${year} оны ${month}` });
  return within(grid).getByRole('button', { name: sameText(`${year} оны ${name}`, ',.*') });
};

export const chooseDays = async (user: UserEvent, from: string, to: string) => {
  await user.click(arrival());
  await screen.findByRole('dialog', { name: 'Ирэх, гарах өдөр' });
  await user.click(dayButton(from));
  await user.click(dayButton(to));
  await user.click(screen.getByRole('button', { name: 'Боллоо' }));
};
