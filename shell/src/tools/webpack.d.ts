/** Where this build's files lie. */
declare const __webpack_public_path__: string;
