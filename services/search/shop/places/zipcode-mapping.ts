import type { Json } from '../../engine/index';

const keyword = { type: 'keyword' };
const text = { type: 'text', analyzer: 'mongolian', search_analyzer: 'mongolian_search' };

export const zipcodeMappings = {
  dynamic: false,
  _source: { excludes: ['depth'] },
  properties: {
    zipcode: keyword,
    zipid: keyword,
    name: text,
    cat: keyword,
    province: keyword,
    translated: { properties: { mn: text, en: text } },
    area: { type: 'geo_shape' },
    depth: { type: 'long' },
  },
} as const satisfies Json;
