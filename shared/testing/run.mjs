import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { installIfMissing } from '../build/install-if-missing.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const long = process.argv.includes('--long');
const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const run = (command, args, env = {}) =>
  new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('exit', code => resolve(code ?? 1));
  });

/** Like run, but prints at the end, so that two concurrent commands do not mix their lines; answers what it printed too. */
const runThenPrint = (command, args, env = {}, niceness = 0) =>
  new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
    if (child.pid) setPriority(child.pid, niceness);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk));
    child.on('error', error => resolve({ code: 1, output: error.message }));
    child.on('close', code => {
      process.stdout.write(output);
      resolve({ code: code ?? 1, output });
    });
  });

const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const apt = (...words) =>
  spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=20', ...words], { stdio: 'inherit' }).status === 0;

/** Debian's headless shell, else the system's Chromium, else Debian's, else Playwright's own. */
const installBrowserIfMissing = async () => {
  if (process.env.CHROMIUM || existsSync(headlessShell)) return;
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    apt('update');
    if (apt('install', '-y', '--no-remove', 'chromium-headless-shell')) return;
  }
  if (browsers.some(path => existsSync(path))) return;
  if (isDebianRoot && apt('install', '-y', 'chromium')) return;
  await run(npx, ['playwright', 'install', 'chromium']);
};

/** Debian's Firefox and WebKitGTK, which the long run buys with. */
const installEnginesIfMissing = () => {
  const isMissing = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].some(name => !existsSync(`/usr/bin/${name}`));
  if (!long || !isMissing || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'firefox-esr', 'webkit2gtk-driver', 'xvfb');
};

const jestReport = join(root, '.cache/jest.json');
const e2eReport = join(root, '.cache/e2e-results.json');

const readReport = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

const longestMessage = 1500;

/** A failed test as it is repeated at the end: where it stands, its name, the beginning of what it said. */
const failureOf = (place, name, messages) => {
  const message = stripVTControlCharacters(messages.join('\n')).slice(0, longestMessage);
  return [place, name, message.replaceAll(/^/gm, '  ')].filter(Boolean).join('\n  ');
};

const countJest = () => {
  const report = readReport(jestReport);
  if (!report) return [0, 1];
  const failures = report.testResults
    .filter(file => file.status === 'failed')
    .flatMap(({ name: path, message, assertionResults }) => {
      const place = relative(root, path);
      const tests = assertionResults.filter(test => test.status === 'failed');
      return tests.length > 0
        ? tests.map(test => failureOf(place, test.fullName, test.failureMessages))
        : [failureOf(place, '', [message])];
    });
  return [report.numPassedTests, failures.length, failures];
};

const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const countE2e = () => {
  const report = readReport(e2eReport);
  if (!report) return [0, 1];
  const failures = report.suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(test => test.status === 'unexpected' || test.status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(result => result.errors.map(error => error.message ?? ''));
        return failureOf(`${projectName}, ${file}`, title, messages);
      }),
  );
  // Errors outside of tests, such as of the setup.
  failures.push(...report.errors.map(error => failureOf('e2e', '', [error.message ?? ''])));
  return [report.stats.expected, failures.length, failures];
};

// Each check counts as one test; the two runners report their own counts. The first lane is the shorter one: lint uses
// both cores, the others one.
const lanes = [['lint'], ['types', 'format:check', 'unused', 'walls']];

/** For types and lint, which are written in Go: decision 063. */
const rareCollections = { GOGC: '300', GOMEMLIMIT: '3GiB' };

/** Builds the releases of the end-to-end tests, in the shorter lane: a build uses little more than one core. */
const releaseForE2e = () =>
  runThenPrint(process.execPath, ['shared/build/run.mjs', 'services/all-in-one/src/start-releases.ts'], {
    DATA_DIR: '.cache/e2e/template',
  });

const main = async () => {
  installIfMissing();
  await installBrowserIfMissing();
  installEnginesIfMissing();
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (const report of [jestReport, e2eReport]) rmSync(report, { force: true });
  let passed = 0;
  let failed = 0;
  const failures = [];
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const steps = long ? 3 : 2;
  const begin = (step, name) => process.stdout.write(`\nstep ${step} of ${steps}, ${name} (${seconds()} s)\n`);
  const add = (name, [good, bad, details = []]) => {
    process.stdout.write(`\n${name}: ${good} passed, ${bad} failed (${seconds()} s)\n`);
    passed += good;
    failed += bad;
    if (bad > 0) failures.push(name, ...details);
  };
  const check = async name => {
    const { code, output } = await runThenPrint(npm, ['run', '--silent', name], rareCollections);
    add(name, code === 0 ? [1, 0] : [0, 1, [output.slice(-longestMessage)]]);
  };
  const size = long ? { LONG: '1' } : {};
  const jestArgs = ['--config', '.config/jest.config.cjs', '--json', `--outputFile=${jestReport}`, '--maxWorkers=2'];
  const runUnits = () =>
    runThenPrint(npx, ['jest', ...jestArgs], size, 10).then(() => add('unit and integration', countJest()));
  const checks = 'types, walls, lint, format and unused code';
  // What waits for timers, disks and processes leaves time for others: the unit and integration tests take it. A long
  // run measures, one part after the other.
  begin(1, long ? checks : `${checks}; beside them unit and integration tests`);
  const early = long ? undefined : runUnits();
  const [shorter, longer] = lanes.map(async names => {
    for (const name of names) await check(name);
  });
  await Promise.all([shorter.then(releaseForE2e), longer]);
  if (long) {
    begin(2, 'unit and integration tests');
    await runUnits();
  }
  begin(steps, 'end-to-end tests');
  const e2e = run(npx, ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], size).then(() =>
    add('end to end', countE2e()),
  );
  await Promise.all([early, e2e]);
  // What they printed themselves is thousands of lines above.
  if (failures.length > 0) process.stdout.write(`\nfailures:\n\n${failures.join('\n\n')}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
};

await main();
