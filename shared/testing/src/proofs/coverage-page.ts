import { calls, searches } from './calls';
import { constants } from './constants';
import { failures, messages } from './messages';
import { partsOf } from './rows';
import { screens } from './screens';

/** Prefix of the calls of the back office; its e-tickets are coupons with a seat. */
const renamed: readonly (readonly [client: string, ours: string])[] = [['/e_tickets', '/coupons']];

/** Method and path of a row's endpoint in our API: its parameters without names, and nothing after the path. */
export const ourCall = ({ group, call }: { group: string; call: string }): string => {
  const [method = '', path = ''] = call.replace(/ \(.*\)$/, '').split(' ');
  if (group !== 'back office') return `${method} ${path}`;
  return `${method} /back_office${renamed.reduce((text, [client, ours]) => text.replace(client, ours), path)}`;
};

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const code = (text: string): string => `\`${text}\``;

/** A file as a link from docs/, named without its folder. */
const link = (file: string): string => `[${file.split('/').at(-1)}](../${file})`;

const proof = (cell: string): string => {
  const { file, text } = partsOf(cell);
  return `${link(file)}: ${text.replaceAll('*', '\\*')}`;
};

const at = (cell: string): string => {
  const { file, text } = partsOf(cell);
  return text ? `${link(file)}: ${code(text)}` : link(file);
};

const place = (cell: string): string => (cell.includes('/') ? at(cell) : code(cell));

/** docs/coverage.md: what was asked for, what we have for it, and the test that proves it. */
export const coveragePage = (): string =>
  [
    '# What was asked for, and what proves it',
    'Written by `npm run coverage` from `shared/testing/src/proofs`; `proofs.test.ts` there checks every row: the endpoint, route, key or constant exists, and so does the test.',
    '## Calls of the Shop API',
    table(
      ['group', 'call', 'ours', 'test'],
      calls.map(row => [row.group, code(row.call), `${code(ourCall(row))} ${row.endpoint}`, proof(row.proof)]),
    ),
    '## Search',
    table(
      ['call', 'in', 'test'],
      searches.map(row => [row.call, at(row.at), proof(row.proof)]),
    ),
    '## Screens',
    table(
      ['screen', 'route or part', 'test'],
      screens.map(row => [row.screen, place(row.at), proof(row.proof)]),
    ),
    '## Messages',
    table(
      ['message', 'key', 'shown by', 'test of its condition'],
      messages.map(row => [row.message, code(row.key), link(partsOf(row.shown).file), proof(row.proof)]),
    ),
    '## Failures',
    table(
      ['rule', 'in', 'test'],
      failures.map(row => [row.rule, at(row.at), proof(row.proof)]),
    ),
    '## Constants',
    table(
      ['constant', 'value', 'name', 'in', 'test'],
      constants.map(row => [
        row.constant,
        row.value,
        row.name === 'data' ? '–' : code(row.name),
        at(row.at),
        proof(row.proof),
      ]),
    ),
  ].join('\n\n') + '\n';
