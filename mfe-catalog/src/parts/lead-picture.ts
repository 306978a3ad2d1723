/** Width of a page's leading picture beside its text, from 992 px on. */
export const leadPictureWidth = 'min(50vw, 44rem)';
