import { shopAnalyzers } from './analysis.rules';
import { serveTexts } from './storage/serve-texts';

serveTexts(shopAnalyzers);
