import { ApiError } from './api-error';
import { watchOutage } from './outage';

const unavailable = new ApiError(503, 'UNAVAILABLE', '');

const setUp = () => {
  const reports: boolean[] = [];
  return { reports, ...watchOutage(isOutage => void reports.push(isOutage)) };
};

it('reports an outdated response and an unavailable service', () => {
  const { reports, onAnswer, onFailure } = setUp();
  onAnswer('get', '/products', false);
  onAnswer('get', '/products', true);
  onFailure('/orders/0', unavailable);
  onFailure('/orders/0', new ApiError(404, 'NOT_FOUND', ''));
  expect(reports).toEqual([true, true]);
});

it('reports the end when the same request succeeds, not a read that needs no database', () => {
  const { reports, onAnswer, onFailure } = setUp();
  onFailure('/orders/0', unavailable);
  onAnswer('get', '/session', false);
  expect(reports).toEqual([true]);
  onAnswer('get', '/orders/0', false);
  expect(reports).toEqual([true, false]);
});

it('reports the end when a command succeeds', () => {
  const { reports, onAnswer } = setUp();
  onAnswer('post', '/session', false);
  expect(reports).toEqual([false]);
});
