import { register } from 'tsx/esm/api';

register();
await import('./evaluate.worker.ts');
