import { searchConfig } from './config';

describe('searchConfig', () => {
  it('has credentials for development', () =>
    expect(searchConfig({}).reader).toEqual({ user: 'shop', password: 'shop' }));

  it.each([
    {},
    { SEARCH_USER: 'shop', SEARCH_PASSWORD: 'shop' },
    { SEARCH_USER: 'reader' },
    { SEARCH_USER: 'reader', SEARCH_PASSWORD: 'long-but-not-enough' },
  ])('rejects %j in production', environment =>
    expect(() => searchConfig({ ...environment, NODE_ENV: 'production' })).toThrow(/SEARCH_PASSWORD/),
  );

  it('uses the configured credentials', () => {
    const password = 'pX3v+1bq0Yt8KfW2hZ7mLr9sQeUc4Nd6';
    expect(
      searchConfig({ NODE_ENV: 'production', SEARCH_USER: 'reader', SEARCH_PASSWORD: password, PORT: '9200' }),
    ).toMatchObject({ port: 9200, reader: { user: 'reader', password } });
  });

  it('rejects invalid values by name', () => {
    const environment = { PORT: 'abc', DATABASE_URL: 'somewhere' };
    expect(() => searchConfig(environment)).toThrow(/^PORT: [^;]+; DATABASE_URL: [^;]+$/);
  });
});
