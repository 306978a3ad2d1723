import { register } from 'tsx/esm/api';

register();
await import('./types.worker.ts');
