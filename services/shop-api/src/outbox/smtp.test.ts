import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { smtpTransport } from './smtp';
import { type Delivery, RejectedDelivery } from './transport';

const from = 'Өртөө <shop@ortoo.mn>';
const delivery: Delivery = {
  key: '0f2d',
  recipient: 'nomin@example.org',
  sender: null,
  subject: 'Захиалга',
  text: 'Баярлалаа',
  html: '<p>Баярлалаа</p>',
  headers: { 'List-Unsubscribe': '<https://ortoo.mn/x>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  attachments: [{ filename: 'тасалбар.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A mail server on a free port; returns its port and the emails that it gets. */
const startServer = async (options: SMTPServerOptions = {}) => {
  const emails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        emails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    ...options,
  });
  // A client that breaks off is an error of the server, too.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closing.push(() => new Promise(resolve => server.close(() => resolve())));
  return { emails, port: (listening.address() as AddressInfo).port };
};

const failing = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
const send = (url: string) => smtpTransport({ url, from })(delivery);
const fault = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => (error instanceof RejectedDelivery ? 'rejected' : 'again'),
  );

it('sends text, HTML, headers and files', async () => {
  const { emails, port } = await startServer();
  await send(`smtp://127.0.0.1:${port}`);
  const [email = ''] = emails;
  expect(email).toContain('Message-ID: <0f2d@ortoo.mn>');
  expect(email).toContain('List-Unsubscribe: <https://ortoo.mn/x>');
  expect(email).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(email).toContain('Auto-Submitted: auto-generated');
  expect(email).toMatch(/^To: nomin@example\.org/m);
  expect(email).toContain('multipart/alternative');
  expect(email).toContain(Buffer.from('%PDF-1.7').toString('base64'));
});

it.each([
  ['450 at the recipient', { onRcptTo: (_a, _s, done) => done(failing(450)) }, 'again'],
  ['550 at the recipient', { onRcptTo: (_a, _s, done) => done(failing(550)) }, 'rejected'],
  [
    '452 at the content',
    {
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(failing(452)));
      },
    },
    'again',
  ],
  [
    '554 at the content',
    {
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(failing(554)));
      },
    },
    'rejected',
  ],
  ['a refused client', { onConnect: (_session, done) => done(failing(421)) }, 'again'],
] satisfies [string, SMTPServerOptions, string][])('%s: %#', async (_, options, outcome) => {
  const { port } = await startServer(options);
  expect(await fault(send(`smtp://127.0.0.1:${port}`))).toBe(outcome);
});

it('tries again when nobody listens', async () => {
  const { port } = await startServer();
  await closing.pop()?.();
  expect(await fault(send(`smtp://127.0.0.1:${port}`))).toBe('again');
});

describe('with a password', () => {
  const onAuth: SMTPServerOptions['onAuth'] = ({ username, password }, _session, done) =>
    username === 'shop' && password === 'right' ? done(null, { user: 'shop' }) : done(failing(535));
  const secured: SMTPServerOptions = { authOptional: false, disabledCommands: [], onAuth };

  it('sends it over a connection that is encrypted and trusted', async () => {
    const { emails, port } = await startServer(secured);
    expect(await fault(send(`smtp://shop:right@127.0.0.1:${port}`))).toBe('again');
    await send(`smtp://shop:right@127.0.0.1:${port}?tls.rejectUnauthorized=false`);
    expect(emails).toHaveLength(1);
  });

  it('never sends it in plain text', async () => {
    let attempts = 0;
    const { emails, port } = await startServer({
      ...secured,
      ...{ disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
      onAuth: (auth, session, done) => {
        attempts += 1;
        onAuth(auth, session, done);
      },
    });
    expect(await fault(send(`smtp://shop:right@127.0.0.1:${port}`))).toBe('again');
    expect([attempts, emails.length]).toEqual([0, 0]);
    await send(`smtp://shop:right@127.0.0.1:${port}?requireTLS=false`);
    expect([attempts, emails.length]).toEqual([1, 1]);
  });

  it('retries an email after a wrong one, which is no fault of the email', async () => {
    const { port } = await startServer(secured);
    const wrong = `smtp://shop:wrong@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
    expect(await fault(send(wrong))).toBe('again');
  });
});
