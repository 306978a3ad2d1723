export type { AnalysisPlugin, Analyzer, Form } from './analysis/analyzer';
export { scanning } from './analysis/scanning.rules';
export { serveTexts } from './storage/serve-texts';
