/** Ligatures, kerning, marks that are placed by letter: no text of a document needs them. */
const layoutTables = new Set(['GSUB', 'GPOS', 'GDEF', 'kern']);

const headerLength = 12;
const entryLength = 16;

/**
 * A TrueType font whose directory does not name its tables of layout. Reading them took more than half of the time of a
 * document, for the library reads them anew for each.
 */
export const withoutLayout = (font: Buffer): Buffer => {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const start = headerLength + at * entryLength;
    return font.subarray(start, start + entryLength);
  });
  const named = entries.filter(entry => !layoutTables.has(entry.toString('latin1', 0, 4)));
  const plain = Buffer.from(font);
  plain.writeUInt16BE(named.length, 4);
  plain.set(Buffer.concat(named), headerLength);
  return plain;
};
