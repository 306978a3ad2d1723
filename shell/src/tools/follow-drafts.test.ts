import { planOf, remoteOf, visitOf } from '../testing/fake-visit';
import { followDrafts } from './follow-drafts';
import { $override } from './tools.store';

/** A stream of events that the test controls. */
class FakeEvents extends EventTarget {
  static last: FakeEvents;
  isOpen = true;
  constructor(readonly url: string) {
    super();
    FakeEvents.last = this;
  }
  close() {
    this.isOpen = false;
  }
}

beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeEvents });
  $override.set({ remote: 'x', release: 'one' });
});

const setUp = () => {
  const visit = visitOf({ composition: planOf(remoteOf('w', ['/w']), remoteOf('x', ['/x'])) });
  const redraw = jest.fn();
  followDrafts(visit, redraw);
  const report = (release: string, id = 'x') => {
    const data = JSON.stringify(remoteOf(id, ['/x', '/new'], { release }));
    FakeEvents.last.dispatchEvent(new MessageEvent('message', { data }));
  };
  return { visit, redraw, emitDraft: report };
};

test('a newer draft replaces the previous one in the same plan', () => {
  const { visit, redraw, emitDraft: report } = setUp();
  const { plan, remotes } = visit.composition;
  report('two');
  expect(FakeEvents.last.url).toBe('/registry/drafts');
  expect(visit.composition.plan).toBe(plan);
  expect(visit.composition.remotes[0]).toBe(remotes[0]);
  expect(visit.composition.remotes[1]).toMatchObject({ release: 'two', base: '/releases/x/two/browser/' });
  expect(visit.composition.remotes[1]?.manifest.routes.map(({ path }) => path)).toEqual(['/x', '/new']);
  expect($override.get()).toEqual({ remote: 'x', release: 'two' });
  expect(redraw).toHaveBeenCalledTimes(1);
});

test('a release that the page already has changes nothing', () => {
  const { visit, redraw, emitDraft: report } = setUp();
  const { composition } = visit;
  report('one');
  expect(visit.composition).toBe(composition);
  expect(redraw).not.toHaveBeenCalled();
});

test('a remote that this visitor may not use is not added to the plan', () => {
  const { visit, emitDraft: report } = setUp();
  report('two', 'hidden');
  expect(visit.composition.remotes.map(({ id, release }) => [id, release])).toEqual([
    ['w', 'one'],
    ['x', 'one'],
  ]);
});

test('a hidden page does not listen', () => {
  const seen = jest.spyOn(document, 'visibilityState', 'get');
  const show = (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  setUp();
  const first = FakeEvents.last;
  show('hidden');
  expect([FakeEvents.last, first.isOpen]).toEqual([first, false]);
  show('visible');
  expect(FakeEvents.last).not.toBe(first);
  expect(FakeEvents.last.isOpen).toBe(true);
  seen.mockRestore();
});
