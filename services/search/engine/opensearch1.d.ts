/** The package has types, but does not declare their location. */
declare module 'opensearch1' {
  export { Client } from '@opensearch-project/opensearch';
}
