/** Public interface of the uploads module. */
export { uploadsIn } from './folder';
export { dropImage, readImage, saveImage } from './images';
