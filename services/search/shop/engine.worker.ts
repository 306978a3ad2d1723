import { serveEngine } from '../engine/index';
import { createEngine } from './create-engine';

await serveEngine(createEngine);
