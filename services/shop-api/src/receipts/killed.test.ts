import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Order, times } from '@ortoo/contracts';
import { getReceipt } from '@ortoo/contracts/endpoints';
import { refundOrder } from '../testing/refunds';
import { expectBalancedBooks } from '../testing/books';
import type { TestClient } from '../testing/client';
import { fillStock } from '../testing/payments';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { boots, paidOrder } from '../testing/returns';
import { receiptsAtOffice } from '../testing/tax-office';
import { sourceRunner } from '../testing/source-runner';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { issueReceipts } from './issue-receipts';

let postgres: TestPostgres;
let test: TestShop;
let office: Server;
let asking: ChildProcess | undefined;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

/** A proxy of the tax office: the receipt is issued, but the requesting process is killed before the answer. */
const deadlyOffice = async (): Promise<Server> => {
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await bodyOf(request);
      const url = `${test.shop.origin()}/sandbox/ebarimt${request.url ?? ''}`;
      await fetch(url, { method: request.method ?? 'POST', headers: { 'content-type': 'application/json' }, body });
      asking?.kill('SIGKILL');
      response.destroy();
    };
    void answer();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 10 });
  await fillStock(test);
  office = await deadlyOffice();
});
afterAll(async () => {
  office?.close();
  await test?.close();
  await postgres?.close();
});

const requestAndDie = async (): Promise<void> => {
  const { port } = office.address() as AddressInfo;
  const worker = join(import.meta.dirname, '../testing/receipts.worker.ts');
  const args = [postgres.url, `http://127.0.0.1:${port}`, test.shop.clock().toISOString()];
  const child = spawn(process.execPath, [...sourceRunner, worker, ...args], { stdio: 'ignore' });
  asking = child;
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
};
const read = async (client: TestClient, { number }: Order) =>
  (await client.call(getReceipt, { params: { number } })).body;
const receipts = async () => (await receiptsAtOffice(test)).filter(({ state }) => state === 'SUCCESS');

it('issues one receipt per sale and refund, though the process dies before it stores the answer', async () => {
  const { client, order } = await paidOrder(test, boots, 1);
  test.pass(times.receiptChoice);
  for (const total of [125_000, 100_000]) {
    await requestAndDie();
    expect((await read(client, order)).state).toBe('issuing');
    const [issued] = await receipts();
    expect(issued?.totalAmount).toBe(total);
    test.pass(10 * 60_000);
    await issueReceipts(test.shop);
    expect(await read(client, order)).toMatchObject({ state: 'issued', ddtd: issued?.id, total: `${total}.0` });
    expect(await receipts()).toHaveLength(1);
    if (total === 125_000)
      await refundOrder(test.shop, order.id, { key: 'part', of: { amount: 25_000 }, to: 'wallet' });
  }
  expect(await receiptsAtOffice(test)).toHaveLength(2);
  await expectBalancedBooks(test);
});
