import { addToHistory, removeFromHistory } from '@ortoo/contracts/endpoints';
import { $searchHistory, $user, $viewedIds } from '@ortoo/stores';
import { answer, exampleUser, resetStores } from '@ortoo/testing';
import { forgetAll, forgetViewed, restoreHistory } from './history.commands';

const history = { viewed: [], searches: [] };

const enter = (user: typeof exampleUser | null) => {
  const api = resetStores({ ...answer(removeFromHistory, history), ...answer(addToHistory, history) });
  $user.set(user);
  $viewedIds.set([8, 5]);
  $searchHistory.set(['гутал', 'аялал']);
  return api;
};

it('is forgotten in the account too, and restored', () => {
  const api = enter(exampleUser);
  forgetViewed(8);
  expect($viewedIds.get()).toEqual([5]);
  forgetAll('viewed');
  forgetAll('searches');
  expect([$viewedIds.get(), $searchHistory.get()]).toEqual([[], []]);
  restoreHistory({ viewed: [5], searches: ['аялал'] });
  expect([$viewedIds.get(), $searchHistory.get()]).toEqual([[5], ['аялал']]);
  expect(api.calls.map(({ method, params, body }) => [method, params ?? body])).toEqual([
    ['DELETE', { viewed: 8 }],
    ['DELETE', { all: 'viewed' }],
    ['DELETE', { all: 'searches' }],
    ['POST', { viewed: [5], searches: ['аялал'] }],
  ]);
});

it('of a guest stays on the device', () => {
  const api = enter(null);
  forgetViewed(8);
  restoreHistory({ viewed: [8] });
  expect($viewedIds.get()).toEqual([8, 5]);
  expect(api.calls).toEqual([]);
});
