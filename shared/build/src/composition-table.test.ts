import { join } from 'node:path';
import { readmeWithTable } from './composition-table';

it('the README shows the current manifests (npm run readme)', async () => {
  const { current, renewed } = await readmeWithTable(join(__dirname, '../../..'));
  expect(current).toBe(renewed);
});
