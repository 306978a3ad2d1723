import { atom } from 'nanostores';

/** The login that the visitor typed last, so that no other step or page asks for it again. Never stored. */
export const $typedLogin = atom('');
