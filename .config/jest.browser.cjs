require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// Tests wait for a condition, not for a fixed time: a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

// happy-dom matches every rule with an element and its parents when its style is read, as queries by role do for each
// element. Here pages have those declarations only that queries, users and tests read.
const readProperties = new Set([
  'aspect-ratio',
  'content',
  'display',
  'font-variant-numeric',
  'opacity',
  'pointer-events',
  'visibility',
]);
const withoutUnread = element => {
  if (element.type === 'decl' && !readProperties.has(element.props)) element.value = '';
};
jest.mock('@emotion/cache', () => {
  const { default: createCache } = jest.requireActual('@emotion/cache');
  return { __esModule: true, default: options => createCache({ stylisPlugins: [withoutUnread], ...options }) };
});

// Part of every browser, missing in happy-dom, whose classes outlive a suite; forms ask them whether a visitor has chosen
// before hydration.
Object.defineProperty(HTMLSelectElement.prototype, 'size', {
  configurable: true,
  get() {
    return Number(this.getAttribute('size'));
  },
});
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  configurable: true,
  get() {
    return this.hasAttribute('selected');
  },
  set(isSelected) {
    this.toggleAttribute('selected', isSelected);
  },
});
