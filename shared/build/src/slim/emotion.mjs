// The part of emotion that components use, in addition to its JSX runtime; see query.mjs.
export { CacheProvider, css, keyframes } from 'emotion-react-source';
