// The part of emotion that components use, beside its JSX runtime; see query.mjs.
export { CacheProvider, css, keyframes } from 'emotion-react-source';
