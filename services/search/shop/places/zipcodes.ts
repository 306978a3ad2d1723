import type { ZipcodeDocument } from '@ortoo/contracts';
import { units } from '../data/zipcodes.json';
import type { IndexDocument } from '../feed/index-writer';
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

const asUnit = ({ zipid, zipcode, name, cat, province, en }: (typeof units)[number]): ZipcodeDocument => ({
  zipcode,
  zipid,
  name,
  cat: cat as ZipcodeDocument['cat'],
  province,
  translated: { mn: name, ...(en && { en }) },
});

/** Every province, soum and district of Mongolia with the area nearest to its centre; see areas/generate.ts. */
export const readZipcodes = (): IndexDocument[] =>
  units.map(unit => ({
    id: unit.zipid,
    source: {
      ...asUnit(unit),
      area: { type: 'MultiPolygon', coordinates: unit.area },
      depth: unit.cat === 'province' ? 0 : 1,
    },
  }));
