export { exampleTime, inMemory } from './images';
export { startPostgres, type TestPostgres } from './postgres';
