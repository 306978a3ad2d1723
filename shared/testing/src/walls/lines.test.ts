import { join } from 'node:path';
import { lineCases } from './lines.cases';
import { type Finding, lint } from './lint';
import { plant, workspace } from './plant';

interface Configuration {
  rules: object;
  overrides: { files: string[]; excludeFiles?: string[]; rules: object }[];
}

const requests = lineCases
  .flatMap(({ thing, code, says, forbiddenIn, allowedIn }) => [
    ...forbiddenIn.map(path => ({ thing, code, path, says, rejected: true })),
    ...allowedIn.map(path => ({ thing, code, path, says, rejected: false })),
  ])
  .map((request, index) => ({ ...request, file: `${index}/${request.path}` }));

/** All messages in a part of the configuration. */
const messagesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(messagesIn);
  return 'message' in value && typeof value.message === 'string' ? [value.message, ...inner] : inner;
};

const below = (patterns: readonly string[] = []) => patterns.map(pattern => `*/${pattern}`);

/** The project's rules, for a tree in which each text has a root of its own. */
const settingsOf = ({ overrides, ...others }: Configuration) =>
  JSON.stringify({
    ...others,
    overrides: overrides.map(({ files, excludeFiles, ...own }) => ({
      ...own,
      files: below(files),
      excludeFiles: below(excludeFiles),
    })),
  });

const lintTexts = (configuration: Configuration): Finding[] => {
  const texts = Object.fromEntries(requests.map(({ file, code }) => [file, code]));
  const folder = plant('lines', { ...texts, 'settings.json': settingsOf(configuration) });
  return lint(folder, Object.keys(texts), ['--config', 'settings.json']);
};

describe('restricted lines', () => {
  let findings: Finding[];
  let known: Set<string>;
  beforeAll(async () => {
    const path = join(workspace, '.oxlint.config.cjs');
    const { default: configuration } = (await import(path)) as { default: Configuration };
    findings = lintTexts(configuration);
    known = new Set(messagesIn(configuration));
  });

  const said = (file: string) =>
    findings.filter(finding => finding.file === file).map(({ rule, message }) => `${rule}: ${message}`);

  test.each(requests.filter(({ rejected }) => rejected))('$thing is rejected in $path', ({ file, says }) => {
    expect(said(file)).toEqual([expect.stringContaining(says)]);
  });

  test.each(requests.filter(({ rejected }) => !rejected))('$thing is permitted in $path', ({ file }) => {
    expect(said(file)).toEqual([]);
  });

  test('each message of the configuration has a case', () => {
    const all = findings.map(({ message }) => message).join('\n');
    expect(known.size).toBeGreaterThan(8);
    expect([...known].filter(message => !all.includes(message))).toEqual([]);
  });
});
