// react-router is one large file. Marked as free of side effects, its unused parts (data router, forms, prefetching
// links) are tree-shaken: 12.1 KB Brotli become 5.4.
module.exports = source =>
  source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\s*\w+\.displayName = "[^"]*";$/gm, '');
