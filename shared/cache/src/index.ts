export { createCache, type Cache, type CacheOptions, type ReadOptions } from './cache';
export { digestOf } from './digest-of';
