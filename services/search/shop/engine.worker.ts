import { createShopEngine } from './shop-engine';
import { serveEngine } from '../engine/thread/serve-engine';

await serveEngine(createShopEngine);
