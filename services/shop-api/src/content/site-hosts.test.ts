import { createSiteHosts, hostNameOf } from './site-hosts';
import type { Site } from './site-shapes';
import { exampleSites, firstSites } from './sites';

const withVersion = (site: (typeof firstSites)[0], change: Partial<Site> = {}): Site => ({
  ...site,
  version: 1,
  ...change,
});
const [main, ...others] = [...firstSites, ...exampleSites] as const;
const published: [Site, ...Site[]] = [withVersion(main), ...others.map(site => withVersion(site))];
const sites = () => published;

const development = createSiteHosts({ sites, origin: () => 'http://localhost:3000', production: false });
const business = createSiteHosts({
  sites,
  origin: () => 'https://ortoo.mn/',
  siteOrigins: { 'munkh-tsas': 'https://www.munkh-tsas.mn' },
  production: true,
});

describe('hostNameOf', () => {
  it.each([
    ['ortoo.mn', 'ortoo.mn'],
    ['ORTOO.mn:443', 'ortoo.mn'],
    ['[::1]:3000', '[::1]'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['a b', undefined],
    ['', undefined],
    [undefined, undefined],
    ['user@ortoo.mn', undefined],
    ['ortoo.mn/path', undefined],
    ['ortoo.mn:port', undefined],
    ['өртөө.мн', undefined],
    [`${'a'.repeat(300)}.mn`, undefined],
  ])('of %j is %j', (header, name) => expect(hostNameOf(header)).toBe(name));
});

describe('outside production', () => {
  it.each([
    ['localhost:3000', 'ortoo'],
    ['127.0.0.1:3000', 'ortoo'],
    ['192.168.1.7:3000', 'ortoo'],
    ['munkh-tsas.localhost:3000', 'munkh-tsas'],
    ['ortoo.mn', undefined],
  ])('%s leads to %s', (host, code) => expect(development.siteOf(host)?.code).toBe(code));

  it('gives every site an address of its own', () => {
    expect(development.originOf('ortoo')).toBe('http://localhost:3000');
    expect(development.originOf('munkh-tsas')).toBe('http://munkh-tsas.localhost:3000');
  });
});

describe('in production', () => {
  it.each([
    ['ortoo.mn', 'ortoo'],
    ['www.munkh-tsas.mn:443', 'munkh-tsas'],
    ['localhost', undefined],
    ['127.0.0.1', undefined],
    ['munkh-tsas.localhost', undefined],
    ['munkh-tsas.example', undefined],
    ['evil.example', undefined],
  ])('%s leads to %s', (host, code) => expect(business.siteOf(host)?.code).toBe(code));

  it('names public origins without a slash', () => {
    expect(business.originOf('ortoo')).toBe('https://ortoo.mn');
    expect(business.originOf('munkh-tsas')).toBe('https://www.munkh-tsas.mn');
  });
});
