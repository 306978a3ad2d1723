/**
 * Generates an area for every province, soum and district, and writes shop/data/zipcodes.json. Surveyed borders are not
 * freely licensed, so an area is the land nearest to the centre of its unit, within the outline of the country.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Delaunay } from 'd3-delaunay';
import * as polyclip from 'polyclip-ts';
import { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];
type Areas = polyclip.Geom & [number, number][][][];
interface Place {
  code: string;
  mn: string;
  en?: string;
  zip: string | null;
}

const at = (path: string): URL => new URL(path, import.meta.url);
const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
) as Topology;
const provinces = JSON.parse(readFileSync(at('../../shop-api/src/addresses/data/mongolia.json'), 'utf8')) as (Place & {
  units: Place[];
})[];

const mongolia = '496';
const capital = '11';
/** Ratio of a degree of longitude to a degree of latitude, in the middle of the country. */
const squeeze = Math.cos((47 * Math.PI) / 180);
/** Far outside of the country, so that every cell is closed before it is clipped. */
const around: [number, number, number, number] = [80 * squeeze, 38, 127 * squeeze, 56];

const shapes = feature(atlas, atlas.objects.countries as Parameters<typeof feature>[1]);
const found = 'features' in shapes ? shapes.features.find(({ id }) => id === mongolia) : undefined;
if (found?.geometry.type !== 'Polygon') throw new Error('The atlas has no single outline of the country');
const outline = found.geometry.coordinates as [number, number][][];

const points = readFileSync(at('centres.tsv'), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .flatMap(line => {
    const [code = '', , centres = ''] = line.split('\t');
    return centres.split(' ').map(centre => {
      const [lat = NaN, lon = NaN] = centre.split(',').map(Number);
      return { code, lat, lon };
    });
  });

const cells = Delaunay.from(points.map(({ lat, lon }) => [lon * squeeze, lat] as [number, number])).voronoi(around);
const cellAt = (index: number): [number, number][][] => [
  cells.cellPolygon(index).map(([x = NaN, y = NaN]) => [x / squeeze, y] as [number, number]),
];

/** Rounds to about ten metres, because the borders are approximate. */
const rounded = (areas: Areas): number[][][][] =>
  areas.map(area => area.map(ring => ring.map(([lon, lat]) => [lon, lat].map(value => Math.round(value * 1e4) / 1e4))));

const areaOf = (code: string): Areas => {
  const own = points.flatMap((point, index) => (point.code === code ? [cellAt(index)] : []));
  const [first, ...others] = own;
  if (!first) throw new Error(`${code} has no centre`);
  return polyclip.intersection(polyclip.union(first, ...others), outline) as Areas;
};

const records = provinces.flatMap(province => {
  const units = province.units.map(unit => ({ unit, area: areaOf(unit.code) }));
  const [first, ...others] = units.map(({ area }) => area);
  if (!first) throw new Error(`${province.code} has no units`);
  const whole = polyclip.union(first, ...others) as Areas;
  const record = ({ code, mn, en, zip }: Place, cat: string, area: Areas) => ({
    zipid: code,
    zipcode: zip ?? province.zip ?? '',
    name: mn,
    cat,
    province: province.code,
    ...(en && { en }),
    area: rounded(area),
  });
  const below = province.code === capital ? 'district' : 'soum';
  return [record(province, 'province', whole), ...units.map(({ unit, area }) => record(unit, below, area))];
});

const about =
  'Provinces, soums and districts of Mongolia. Codes and names: National Statistics Office; postal codes: github.com/bekkaze/mnzipcode (ISC), and where that names none, the one of the province. Areas are NOT surveyed borders: Voronoi cells of the centres in areas/centres.tsv within the outline of Natural Earth (public domain), drawn by areas/generate.ts.';
const lines = records.map(record => JSON.stringify(record)).join(',\n');
writeFileSync(at('../shop/data/zipcodes.json'), `{ "about": ${JSON.stringify(about)},\n"units": [\n${lines}\n] }\n`);
