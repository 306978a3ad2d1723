import { searchConfig } from './config';

describe('searchConfig', () => {
  it('has credentials for development', () =>
    expect(searchConfig({}).reader).toEqual({ user: 'shop', password: 'shop' }));

  it.each([{}, { SEARCH_USER: 'shop', SEARCH_PASSWORD: 'shop' }, { SEARCH_USER: 'reader' }])(
    'refuses %j in production',
    environment => expect(() => searchConfig({ ...environment, NODE_ENV: 'production' })).toThrow(/SEARCH_PASSWORD/),
  );

  it('takes those given', () =>
    expect(
      searchConfig({ NODE_ENV: 'production', SEARCH_USER: 'reader', SEARCH_PASSWORD: 'long', PORT: '9200' }),
    ).toMatchObject({ port: 9200, reader: { user: 'reader', password: 'long' } }));
});
