import { readAnalyticsSettings } from './analytics-settings';

it('is empty without the setting', () => expect(readAnalyticsSettings(undefined)).toEqual({}));

it('is read by site, with optional parts', () => {
  const text = '{"ortoo":{"kind":"data_layer"},"munkh-tsas":{"kind":"pixel","url":"https://pixel.test/p.gif"}}';
  expect(readAnalyticsSettings(text)).toEqual({
    ortoo: { kind: 'data_layer', script: null, origins: [] },
    'munkh-tsas': { kind: 'pixel', url: 'https://pixel.test/p.gif' },
  });
});

it.each(['{"ortoo":{"kind":"spy"}}', '{"ortoo":{"kind":"pixel"}}', '{"ortoo":{"kind":"pixel","url":"javascript:1"}}'])(
  'stops the start at %s',
  text => expect(() => readAnalyticsSettings(text)).toThrow(/^ANALYTICS/),
);
