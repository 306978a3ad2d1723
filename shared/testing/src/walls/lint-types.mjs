import { ESLint } from 'eslint';
import blocks from '../../../../.config/eslint.config.mjs';

// Started by promises.test.ts: prints the rules that reject each file of a planted folder.
const [, , folder] = process.argv;
const rules = blocks.map(block =>
  block.name === 'types'
    ? { ...block, languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: folder } } }
    : block,
);
const eslint = new ESLint({ cwd: folder, overrideConfigFile: true, baseConfig: rules });
const results = await eslint.lintFiles(['*.ts']);
const found = results.map(({ filePath, messages }) => [
  filePath.slice(folder.length + 1),
  messages.map(({ ruleId, message }) => ruleId ?? message),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(found)));
