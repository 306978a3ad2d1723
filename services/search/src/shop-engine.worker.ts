import { createShopEngine } from './shop-engine';
import { serveEngine } from './thread/serve-engine';

await serveEngine(createShopEngine);
