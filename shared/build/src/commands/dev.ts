import { parseArgs } from 'node:util';
import { developAlone } from '../develop/alone';
import { developInside } from '../develop/inside';
import { meetRegistry } from '../registry-client';
import { here, releaseKey, runCommand, say } from './workspace';

await runCommand(async () => {
  const { values } = parseArgs({ options: { in: { type: 'string' } } });
  const { name, workspace } = here();

  if (values.in) {
    meetRegistry(values.in);
    await developInside(workspace, name, await releaseKey(workspace), say);
  } else {
    const { address } = await developAlone(workspace, name, Number(process.env['PORT'] ?? 3100));
    say(`${name} alone at ${address}`);
  }
});
