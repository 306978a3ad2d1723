import { runService } from '@ortoo/contracts/settings';

// Settings are read when the module is loaded: what is wrong with them is reported like everything else.
await runService(async () => (await import('./start')).start(), process);
