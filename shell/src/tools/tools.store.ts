import { map } from 'nanostores';

/** The release that this page has instead of the live one. */
export const $override = map({ remote: '', release: '' });
