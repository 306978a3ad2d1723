import {
  addToHistory,
  listBookmarks,
  removeFromHistory,
  syncBookmarks,
  toggleBookmark as setBookmark,
} from '@ortoo/contracts/endpoints';
import { $bookmarkedIds, startBookmarks, toggleBookmark } from './bookmarks.store';
import { $searchHistory, $viewedIds, forgetSearch, noteSearch, noteViewed, startHistory } from './history.store';
import { $sessionActivity, $user } from './session.store';
import { callOf, fakeShop, settled, userOf, type WaitingCall } from './testing/fake-shop';
import { $toasts } from './toasts.store';

let calls: WaitingCall[];
let stops: (() => void)[] = [];
const sent = () => calls.map(({ what, body }) => [what, body]);

beforeEach(() => {
  stops.forEach(stop => stop());
  calls = fakeShop();
  $user.set(null);
  $sessionActivity.set({ known: true, fetching: false });
  for (const store of [$bookmarkedIds, $viewedIds, $searchHistory, $toasts]) store.set([]);
});
afterEach(() => {
  // The next test begins as a guest.
  $user.set(null);
});

describe('bookmarks', () => {
  beforeEach(() => void (stops = [startBookmarks()]));
  const answer = (...ids: number[]) => ({ bookmarks: ids.map(id => ({ id })) });
  const enter = async (...ids: number[]) => {
    $user.set(userOf(1));
    await settled();
    calls.at(-1)?.answer(answer(...ids));
    await settled();
  };

  test('of a guest are local, the newest first', async () => {
    for (const id of [1, 2, 3, 2]) await toggleBookmark(id);
    expect([$bookmarkedIds.get(), calls]).toEqual([[3, 1], []]);
  });

  test('of a guest are merged at sign-in', async () => {
    await toggleBookmark(1);
    await enter(1, 9);
    expect(sent()).toEqual([[callOf(syncBookmarks), { ids: [1] }]]);
    expect($bookmarkedIds.get()).toEqual([1, 9]);
  });

  test('of the account come from another device, and leave with its user', async () => {
    await enter(7);
    expect(sent()).toEqual([[callOf(listBookmarks), undefined]]);
    expect($bookmarkedIds.get()).toEqual([7]);
    $user.set(null);
    expect($bookmarkedIds.get()).toEqual([]);
  });

  test('are set on the server, and taken back when it rejects them', async () => {
    await enter();
    void toggleBookmark(4);
    expect(sent().at(-1)).toEqual([callOf(setBookmark), { id: 4, bookmarked: true }]);
    calls.at(-1)?.fail(422, 'Дүүрсэн');
    await settled();
    expect($bookmarkedIds.get()).toEqual([]);
    expect($toasts.get()).toMatchObject([{ text: 'Дүүрсэн' }]);
  });
});

describe('the history', () => {
  beforeEach(() => void (stops = [startHistory()]));
  const enter = async (viewed: number[], searches: string[]) => {
    $user.set(userOf(1));
    await settled();
    calls.at(-1)?.answer({ viewed, searches });
    await settled();
    calls.length = 0;
  };

  test('of a guest is merged at sign-in', async () => {
    noteViewed(3);
    noteSearch('гутал');
    $user.set(userOf(1));
    await settled();
    expect(sent()).toEqual([[callOf(addToHistory), { viewed: [3], searches: ['гутал'] }]]);
    calls[0]?.answer({ viewed: [3, 8], searches: ['гутал', 'аялал'] });
    await settled();
    expect([$viewedIds.get(), $searchHistory.get()]).toEqual([
      [3, 8],
      ['гутал', 'аялал'],
    ]);
  });

  test('of a user is told to the account, each entry once', async () => {
    await enter([8], []);
    noteViewed(5);
    noteViewed(5);
    noteSearch(' аялал ');
    noteSearch('аялал');
    expect(sent()).toEqual([
      [callOf(addToHistory), { viewed: [5] }],
      [callOf(addToHistory), { searches: ['аялал'] }],
    ]);
    expect($viewedIds.get()).toEqual([5, 8]);
  });

  test('is forgotten in the account too', async () => {
    await enter([8, 5], ['гутал', 'аялал']);
    forgetSearch('гутал');
    expect(sent()).toEqual([[callOf(removeFromHistory), undefined]]);
    expect($searchHistory.get()).toEqual(['аялал']);
  });

  test('leaves with its user, and failures of the server are not reported', async () => {
    await enter([8], ['гутал']);
    noteViewed(5);
    calls[0]?.fail(500);
    await settled();
    expect($toasts.get()).toEqual([]);
    $user.set(null);
    expect([$viewedIds.get(), $searchHistory.get()]).toEqual([[], []]);
  });
});
