import { ESLint } from 'eslint';
import blocks from '../../../../.config/eslint.config.mjs';

// Started by lines.test.ts: reads [{ code, path }], prints ESLint's messages for each, and all messages that the
// project's rules can produce.
const wordsIn = value => {
  if (typeof value !== 'object' || value === null) return [];
  const words = Object.values(value).flatMap(wordsIn);
  return typeof value.message === 'string' ? [value.message, ...words] : words;
};

const readInput = async () => {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
};

// These texts belong to no program.
const withoutTypes = blocks.filter(({ name }) => name !== 'types');
const eslint = new ESLint({ overrideConfigFile: true, baseConfig: withoutTypes });
const said = [];
for (const { code, path } of await readInput()) {
  const [{ messages }] = await eslint.lintText(code, { filePath: path });
  said.push(messages.map(({ message }) => message));
}
const known = [...new Set(blocks.flatMap(({ rules }) => wordsIn(rules)))];
process.stdout.write(JSON.stringify({ said, known }));
