// The package describes only its main entry.
declare module 'fake-indexeddb/auto';
