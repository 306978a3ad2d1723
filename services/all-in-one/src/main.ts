import { runService } from '@ortoo/contracts/settings';

// Settings are read at module load: their errors are reported like all others.
await runService(async () => (await import('./start')).start(), process);
