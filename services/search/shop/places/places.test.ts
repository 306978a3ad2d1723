import { airportBody, placePaths, zipcodeBody, type AirportDocument, type ZipcodeDocument } from '@ortoo/contracts';
import { startSeededSearch, type SeededSearch } from '../testing/seeded-search';

let search: SeededSearch;
beforeAll(async () => {
  search = await startSeededSearch();
});
afterAll(() => search.close());

const send = async <Source>(path: string, body: object): Promise<Source[]> =>
  (await search.runSearch<Source>(path, body)).hits.hits.flatMap(({ _source }) => _source ?? []);

describe('the zip code of a point', () => {
  const unitsAt = (lat: number, lon: number) => send<ZipcodeDocument>(placePaths.zipcodes, zipcodeBody({ lat, lon }));

  it.each<[string, number, number, string[]]>([
    ['the square of the capital', 47.9186, 106.9176, ['Сүхбаатар 14000', 'Улаанбаатар 11000']],
    ['Gandan monastery', 47.9223, 106.8955, ['Баянгол 16000', 'Улаанбаатар 11000']],
    ['the State Department Store', 47.9168, 106.9062, ['Чингэлтэй 15000', 'Улаанбаатар 11000']],
    ['Narantuul market', 47.9095, 106.9485, ['Баянзүрх 13000', 'Улаанбаатар 11000']],
    ['Zaisan', 47.8845, 106.9145, ['Хан-Уул 17000', 'Улаанбаатар 11000']],
    ['Darkhan', 49.4867, 105.9228, ['Дархан 45040', 'Дархан-Уул 45000']],
    ['Mörön', 49.6342, 100.1625, ['Мөрөн 67120', 'Хөвсгөл 67000']],
    ['Dalanzadgad', 43.5708, 104.425, ['Даланзадгад 46080', 'Өмнөговь 46000']],
    ['Ölgii', 48.9683, 89.9625, ['Өлгий 83120', 'Баян-Өлгий 83000']],
    ['Choibalsan', 48.0706, 114.5354, ['Хэрлэн 21060', 'Дорнод 21000']],
    ['Zamyn-Üüd', 43.7294, 111.9025, ['Замын-Үүд 44010', 'Дорноговь 44000']],
  ])('%s', async (_, lat, lon, expected) => {
    const units = await unitsAt(lat, lon);
    expect(units.map(({ name, zipcode }) => `${name} ${zipcode}`)).toEqual(expected);
    expect(Object.keys(units[0] ?? {})).not.toContain('area');
  });

  it.each([
    ['Beijing', 39.9, 116.4],
    ['Irkutsk', 52.29, 104.28],
    ['the sea', 0, 0],
  ])('does not exist for %s', async (_, lat, lon) => expect(await unitsAt(lat, lon)).toEqual([]));
});

describe('airports', () => {
  it.each<[string, string]>([
    ['UBN', 'UBN'],
    ['icn', 'ICN'],
    ['ZMCK', 'UBN'],
    ['Улаанбаатар', 'UBN'],
    ['ulaanbaatar', 'UBN'],
    ['Улаанбаатараас', 'UBN'],
    ['Сөүл', 'ICN'],
    ['сеул', 'ICN'],
    ['Бээжин', 'PEK'],
    ['beijing', 'PEK'],
    ['Хөх хот', 'HET'],
    ['Истанбул', 'IST'],
    ['istanbul', 'IST'],
    ['Франкфурт', 'FRA'],
    ['Токио', 'HND'],
    ['Narita', 'NRT'],
    ['Бангкок', 'BKK'],
    ['Мөрөн', 'MXV'],
    ['murun', 'MXV'],
    ['Өлгий', 'ULG'],
    ['Charles de Gaulle', 'CDG'],
    ['Москва', 'SVO'],
  ])('«%s»: %s', async (text, code) => {
    const found = await send<AirportDocument>(placePaths.airports, airportBody(text));
    expect(found.slice(0, 3).map(({ iata }) => iata)).toContain(code);
  });

  it('are found by country, the larger first', async () => {
    const found = await send<AirportDocument>(placePaths.airports, airportBody('Япон'));
    expect(new Set(found.map(({ cc }) => cc))).toEqual(new Set(['JP']));
    expect(found.slice(0, 8).map(({ iata }) => iata)).toEqual(expect.arrayContaining(['HND']));
  });

  it.each(['ulaa', 'улаа', 'улаан', 'ulaan'])(
    'of the capital come first for the beginning of its name: %s',
    async text => {
      const found = await send<AirportDocument>(placePaths.airports, airportBody(text));
      expect(found[0]?.iata).toBe('UBN');
    },
  );

  it('of Ulan-Ude come first for the whole of its name', async () => {
    const found = await send<AirportDocument>(placePaths.airports, airportBody('Улаан-Үд'));
    expect(found[0]?.iata).toBe('UUD');
  });

  it.each(['щъщъщъ', 'zzzz', 'hhhh', 'ыыыы'])('are not found for an unknown word: %s', async text =>
    expect(await send(placePaths.airports, airportBody(text))).toEqual([]),
  );
});
