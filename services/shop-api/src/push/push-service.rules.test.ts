import { isPushService } from './push-service.rules';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://evilfcm.googleapis.com.example/abc', false],
  ['https://evil-notify.windows.com/abc', false],
  ['http://169.254.169.254/latest', false],
  ['http://localhost:3000/sandbox/push/1', false],
])('%s in production: %s', (endpoint, expected) => {
  expect(isPushService(endpoint, { production: true })).toBe(expected);
});

it('accepts the sandbox outside production', () => {
  expect(isPushService('http://localhost:3000/sandbox/push/1', { production: false })).toBe(true);
  expect(isPushService('http://10.0.0.1/abc', { production: false })).toBe(false);
});
