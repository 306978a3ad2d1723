import type { AnalysisPlugin } from './analysis/analyzer';
import type { CallRequest, CallResponse, Engine } from './engine';
import { answerOf, errorResponse } from './http/responder';
import type { Router } from './http/router';
import { routesOf } from './http/routes';
import { Indices } from './indices/indices';
import { Searcher } from './search/searcher';

export interface EngineOptions {
  /** The analysis that mappings and settings can name, in addition to the built-in one. */
  analysis?: AnalysisPlugin;
  /** A script that calls `serveTexts` with the same analysis: its thread reads the texts of large imports. */
  textScript?: URL;
  clock?: () => Date;
  /** Throws when a running search uses too much memory. */
  guard?: () => void;
  clusterName?: string;
}

/** Indices in the memory of this thread. */
export class EmbeddedEngine implements Engine {
  private readonly router: Router;

  constructor({ analysis, textScript, clock, guard, clusterName }: EngineOptions = {}) {
    const indices = new Indices({ analysis, textScript, clock });
    this.router = routesOf(new Searcher(indices, guard), indices, clusterName);
  }

  call(request: CallRequest): Promise<CallResponse> {
    return answerOf(this.router, request).catch(errorResponse);
  }
}
