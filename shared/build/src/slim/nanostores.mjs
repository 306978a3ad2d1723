// The part of nanostores that shared/stores, persistence and its React binding use; see query.mjs.
export { atom, computed, listenKeys, map, onMount } from 'nanostores-source';
