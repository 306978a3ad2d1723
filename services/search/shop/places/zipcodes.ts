import type { ZipcodeDocument } from '@ortoo/contracts';
import { units } from '../data/zipcodes.json';
import type { IndexDocument } from '../feed/index-writer';

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
