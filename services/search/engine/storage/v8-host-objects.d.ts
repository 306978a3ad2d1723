/** Documented, but missing in the published types. */
declare module 'node:v8' {
  interface Serializer {
    _setTreatArrayBufferViewsAsHostObjects(flag: boolean): void;
  }
}

export {};
