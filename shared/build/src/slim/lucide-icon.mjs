import { createElement } from 'react';

const camel = name => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const isPlainPath = ([tag, attributes]) =>
  tag === 'path' && Object.keys(attributes).every(name => /^(d|key)$/.test(name));

/** Its paths as one. `M0 0` makes the relative start of a path absolute again. */
const joined = node => [['path', { d: node.map(([, { d }]) => d.replace(/^m/, 'M0 0m')).join('') }]];

const shapes = node =>
  (node.every(isPlainPath) ? joined(node) : node).map(([tag, attributes], key) =>
    createElement(tag, {
      ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [camel(name), value])),
      key,
    }),
  );

// The output of lucide's factory, without context, aliases, sizes and colours: the base styles set those.
const createIcon = icon => {
  const children = shapes(icon.node);
  return props =>
    createElement('svg', { className: 'line-icon', viewBox: '0 0 24 24', 'aria-hidden': true, ...props }, children);
};

export { createIcon as default };
