import { listETickets } from '@ortoo/contracts/endpoints';
import { answer, fakeApi, renderPage, resetStores, couponOf } from '@ortoo/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { pagingOf } from './testing/fixtures';

const ticket = couponOf();
const answers: ((response: Partial<Response> | Error) => void)[] = [];
const fetched = jest.fn(
  () =>
    new Promise((resolve, reject) => {
      answers.push(response => (response instanceof Error ? reject(response) : resolve(response)));
    }),
);
const saved: { href: string; download: string }[] = [];
const { fetch: fetchBefore } = globalThis;
const paper = new Blob(['%PDF']);

beforeEach(async () => {
  answers.splice(0);
  saved.splice(0);
  fetched.mockClear();
  resetStores();
  globalThis.fetch = fetched as unknown as typeof fetch;
  Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ href: this.href, download: this.download });
  });
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
  jest.restoreAllMocks();
});

const open = async () => {
  const api = fakeApi(answer(listETickets, { coupons: [ticket], ...pagingOf(1) }));
  const { user } = await renderPage('/tickets', { remote, api });
  const link = await screen.findByRole('link', { name: /^PDF татах ?: ABCD/ });
  return { user, link };
};

it('tells that the PDF is being made, then downloads it, once', async () => {
  const { user, link } = await open();
  await user.click(link);
  expect(link).toHaveAttribute('aria-busy', 'true');
  expect(link).toHaveTextContent('PDF бэлтгэж байна…');
  await user.click(link);
  expect(fetched).toHaveBeenCalledTimes(1);
  answers[0]?.({ ok: true, blob: async () => paper });
  await waitFor(() => expect(saved).toEqual([{ href: 'blob:paper', download: 'ABCD-EFGH-JKLM.pdf' }]));
  expect(link).not.toHaveAttribute('aria-busy');
  expect(screen.getByText('PDF татагдлаа.')).toHaveAttribute('role', 'status');
});

it.each([
  ['does not answer', new TypeError('Failed to fetch')],
  ['refuses', { ok: false, status: 503 }],
])('says so when the server %s, and tries again on request', async (_, failure) => {
  const { user, link } = await open();
  await user.click(link);
  answers[0]?.(failure);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^PDF бэлтгэж чадсангүй/);
  expect(link).toHaveTextContent('PDF дахин татах');
  await user.click(link);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  answers[1]?.({ ok: true, blob: async () => paper });
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('is a plain link for a new window, and without script', async () => {
  const { link } = await open();
  expect(link).toHaveAttribute('href', ticket.pdf_url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});
