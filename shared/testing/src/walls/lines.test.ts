import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { lineCases } from './lines.cases';
import { workspace } from './plant';

const requests = lineCases.flatMap(({ thing, code, says, forbiddenIn, allowedIn }) => [
  ...forbiddenIn.map(path => ({ thing, code, path, says, rejected: true })),
  ...allowedIn.map(path => ({ thing, code, path, says, rejected: false })),
]);

interface Answer {
  /** Messages for each checked text. */
  said: string[][];
  /** All messages of the configuration. */
  known: string[];
}

const lint = (): Answer => {
  const run = spawnSync(process.execPath, [join(__dirname, 'lint-texts.mjs')], {
    cwd: workspace,
    encoding: 'utf8',
    input: JSON.stringify(requests),
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Answer;
};

describe('restricted lines', () => {
  let answer: Answer;
  beforeAll(() => {
    answer = lint();
  });

  const said = (entry: (typeof requests)[number]) => answer.said[requests.indexOf(entry)];

  test.each(requests.filter(({ rejected }) => rejected))('$thing is rejected in $path', entry => {
    expect(said(entry)).toEqual([expect.stringContaining(entry.says)]);
  });

  test.each(requests.filter(({ rejected }) => !rejected))('$thing is permitted in $path', entry => {
    expect(said(entry)).toEqual([]);
  });

  test('each message of the configuration has a case', () => {
    const all = answer.said.flat().join('\n');
    expect(answer.known.length).toBeGreaterThan(8);
    expect(answer.known.filter(message => !all.includes(message))).toEqual([]);
  });
});
