import { planOf, remoteOf } from '../testing/fake-visit';
import { partsOf } from './parts';

const composition = planOf(
  remoteOf('x', ['/x']),
  remoteOf('provider', [], { slots: ['provider.box'], release: 'two' }),
);

const partsAt = (path: string) => {
  document.body.innerHTML = `
    <div id="root">
      <header><div data-slot="provider.box"></div></header>
      <main><nav></nav><div data-slot="gone.part"></div></main>
      <footer></footer><nav></nav>
    </div>`;
  const parts = partsOf(document, { composition }, path, '/releases/shell/abc/browser/');
  return parts.map(({ id, remote, release, owner }) => [id, remote, release, owner].join(' '));
};

test('each part has its release and its team', () => {
  expect(partsAt('/x')).toEqual([
    'header shell abc platform',
    'footer shell abc platform',
    'nav shell abc platform',
    'x./x x one x',
    'provider.box provider two provider',
    'gone.part shell abc platform',
  ]);
});

test("without a remote's page, the shell's own is shown", () => {
  expect(partsAt('/nowhere')).toContain('main shell abc platform');
});
