/** Pictures that may be uploaded. An SVG can contain scripts and is not accepted. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif';

const startsWith = (bytes: Uint8Array, at: number, expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string) => [...text].map(letter => letter.charCodeAt(0));

/** Type of a file by its first bytes; its name and the declared type cannot be trusted. */
export const imageKind = (bytes: Uint8Array): ImageKind | undefined => {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, 0, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, 0, ascii('RIFF')) && startsWith(bytes, 8, ascii('WEBP'))) return 'webp';
  if (startsWith(bytes, 4, ascii('ftypavif'))) return 'avif';
  return undefined;
};
