/** It has types, but does not say where. */
declare module 'opensearch1' {
  export { Client } from '@opensearch-project/opensearch';
}
