import type { Json } from '../json';

/** One index that a name of many stands for. */
export interface Alias {
  isWriteIndex: boolean | undefined;
  filter: Json | undefined;
  routing: Json;
}

/** One document lies in one place here: routing is kept and shown, and changes nothing. */
export function routingOf({ routing, index_routing = routing, search_routing = routing }: Json): Json {
  return {
    ...(index_routing !== undefined && { index_routing: String(index_routing) }),
    ...(search_routing !== undefined && { search_routing: String(search_routing) }),
  };
}
