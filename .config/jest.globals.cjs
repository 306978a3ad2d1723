const { TextDecoder, TextEncoder } = require('node:util');

// Part of every browser, missing in jsdom.
Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  IntersectionObserver: class {
    constructor(callback) {
      this.callback = callback;
    }
    observe(target) {
      this.callback([{ isIntersecting: true, target }], this);
    }
    disconnect() {}
    unobserve() {}
  },
});
window.scrollTo = () => {};
