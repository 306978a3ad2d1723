import { register } from 'tsx/esm/api';

register();
await import('./engine.worker.ts');
