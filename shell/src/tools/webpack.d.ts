/** Folder of this build's files. */
declare const __webpack_public_path__: string;
