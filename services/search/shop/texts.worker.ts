import { shopAnalyzers } from './mongolian/analysis.rules';
import { serveTexts } from '../engine/storage/serve-texts';

serveTexts(shopAnalyzers);
