import { createElement } from 'react';

const camel = name => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const shapes = node =>
  node.map(([tag, attributes], key) =>
    createElement(tag, {
      ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [camel(name), value])),
      key,
    }),
  );

// The output of lucide's factory, without context, aliases and sizes: the shop's styles set those.
const createIcon = icon => props =>
  createElement(
    'svg',
    {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...props,
    },
    shapes(icon.node),
  );

export { createIcon as default };
