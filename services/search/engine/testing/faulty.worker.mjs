import { register } from 'tsx/esm/api';

register();
await import('./faulty.worker.ts');
