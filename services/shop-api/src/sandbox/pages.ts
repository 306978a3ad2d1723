import { formatMoney } from '@ortoo/i18n';
import { escapeUTF8 } from 'entities/escape';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { toolPage } from '../http/html';

export const sendPage = (reply: FastifyReply, title: string, body: string) =>
  reply.type('text/html').send(toolPage(title, body));

export const sendMissing = (reply: FastifyReply, what: string) => sendPage(reply.status(404), `No such ${what}`, '');

/** A button for each decision of the tester, by its action. */
export const buttonsOf = (labels: Readonly<Record<string, string>>): string =>
  Object.entries(labels)
    .map(([action, label]) => `<button name="action" value="${action}">${label}</button>`)
    .join('');

/** What such a button sends. */
export const actionIn = <Action extends string>(labels: Readonly<Record<Action, string>>) =>
  z.enum(Object.keys(labels) as Action[]);

export const sumLine = (what: string, name: string, amount: number): string =>
  `<p>${what} <strong>${escapeUTF8(name)}</strong>: <strong>${formatMoney(amount, 'en')}</strong></p>`;

/** Calls an address of the shop as the real networks do: a bare request, with the response ignored. */
export const callShop = async (url: string | URL, request: RequestInit = {}): Promise<void> => {
  await fetch(url, { ...request, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
};
