import { messageSecrets, missingTransports, readMessageSettings } from './settings';

const gateway = { url: 'https://sms.example/send', token: 'secret', sender: 'Ortoo' };

it('reads a mail server and an SMS gateway', () => {
  const settings = readMessageSettings({
    SMTP_URL: 'smtps://shop:pass%2Bword@mail.example',
    SMTP_FROM: 'Өртөө <shop@ortoo.mn>',
    SMS_GATEWAY: JSON.stringify(gateway),
  });
  expect(settings).toEqual({
    smtp: { url: 'smtps://shop:pass%2Bword@mail.example', from: 'Өртөө <shop@ortoo.mn>' },
    sms: gateway,
  });
  expect(messageSecrets(settings)).toEqual({
    'SMTP_URL (password)': 'pass+word',
    'SMS_GATEWAY.password': undefined,
    'SMS_GATEWAY.token': 'secret',
  });
  expect(readMessageSettings({ SMTP_URL: '' })).toEqual({});
});

it.each([
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL: must be an address such as smtps:/],
  [{ SMTP_URL: 'smtp://mail.example' }, /^SMTP_URL and SMTP_FROM go together/],
  [{ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'Ortoo' }, /^SMTP_FROM: must be an address/],
  [{ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'a@b.mn\r\nBcc: c@d.mn' }, /^SMTP_FROM: must be an address/],
  [{ SMS_GATEWAY: '{' }, /^SMS_GATEWAY: must be JSON/],
  [{ SMS_GATEWAY: JSON.stringify({ ...gateway, user: 'shop' }) }, /user and password go together/],
  [{ SMS_GATEWAY: JSON.stringify({ url: 'sms' }) }, /^SMS_GATEWAY/],
])('%j stops the start', (settings, message) => expect(() => readMessageSettings(settings)).toThrow(message));

it('names what does not work without a transport', () => {
  expect(missingTransports({})).toEqual([
    expect.stringMatching(/^SMTP_URL and SMTP_FROM are not set/),
    expect.stringMatching(/^SMS_GATEWAY is not set/),
  ]);
  expect(missingTransports({ email: async () => undefined, sms: async () => undefined })).toEqual([]);
});
