import type { Json } from '../json';

/** One of the indices of an alias. */
export interface Alias {
  isWriteIndex: boolean | undefined;
  filter: Json | undefined;
  routing: Json;
}

/** Each document has one location here: routing is stored and returned, without any effect. */
export function routingOf({ routing, index_routing = routing, search_routing = routing }: Json): Json {
  return {
    ...(index_routing !== undefined && { index_routing: String(index_routing) }),
    ...(search_routing !== undefined && { search_routing: String(search_routing) }),
  };
}
