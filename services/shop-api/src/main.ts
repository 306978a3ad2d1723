import { runService } from '@ortoo/contracts/settings';
import { readConfig } from './config';

// Settings are read before the service is loaded: an error is reported immediately.
await runService(async () => {
  const config = readConfig();
  const { serve } = await import('./serve');
  await serve(config);
}, process);
