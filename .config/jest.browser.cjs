require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// Tests wait for a condition, not for a fixed time: a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

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
