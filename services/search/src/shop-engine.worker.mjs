import { register } from 'tsx/esm/api';

register();
await import('./shop-engine.worker.ts');
