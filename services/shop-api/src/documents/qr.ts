/** A start draws no code. */
const load = () => import('qrcode');

const errorCorrectionLevel = 'M';

/** A QR code as an SVG document. */
export const qrSvg = async (text: string): Promise<string> =>
  (await load()).toString(text, { type: 'svg', errorCorrectionLevel, margin: 2 });

/** A QR code as the address of a PNG of 240 px. */
export const qrPng = async (text: string): Promise<string> => (await load()).toDataURL(text, { margin: 1, width: 240 });

/** Draws a QR code of vector squares, sharp in any size, on white with its quiet zone. */
export type DrawQr = (text: string, place: { x: number; y: number; edge: number }) => void;

/** Loads what draws codes into a PDF. */
export const loadDrawQr = async (): Promise<(pdf: PDFKit.PDFDocument) => DrawQr> => {
  const { create } = await load();
  const quietZone = 4;
  return pdf =>
    (text, { x, y, edge }) => {
      const { modules } = create(text, { errorCorrectionLevel });
      const unit = edge / (modules.size + 2 * quietZone);
      pdf.rect(x, y, edge, edge).fill('#fff');
      for (let row = 0; row < modules.size; row += 1) {
        for (let column = 0; column < modules.size; column += 1) {
          if (modules.get(row, column))
            pdf.rect(x + (column + quietZone) * unit, y + (row + quietZone) * unit, unit, unit);
        }
      }
      pdf.fill('#000');
    };
};
