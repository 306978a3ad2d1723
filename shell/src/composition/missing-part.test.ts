import { MissingPart, reportCaught } from './missing-part';

const report = jest.fn();

beforeEach(() => {
  report.mockReset();
  globalThis.reportError = report;
});

test('a crash is reported by any boundary', () => {
  const crash = new TypeError('undefined is not a product');
  reportCaught(crash);
  expect(report.mock.calls).toEqual([[crash]]);
});

test('a part that failed to load leaves no trace but the failed request', () => {
  const cause = new Error('404');
  const missing = new MissingPart('content.strip', cause);
  reportCaught(missing);
  expect(report).not.toHaveBeenCalled();
  expect([missing.message, missing.cause]).toEqual(['content.strip has not come', cause]);
});
