import { map } from 'nanostores';

/** The release that this page has in the place of the live one. */
export const $override = map({ remote: '', release: '' });
