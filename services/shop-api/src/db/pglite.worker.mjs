import { register } from 'tsx/esm/api';

register();
await import('./pglite.worker.ts');
