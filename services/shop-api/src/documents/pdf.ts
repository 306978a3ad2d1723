import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locale } from '@ortoo/i18n';
import { create as createQr } from 'qrcode';
import { withoutLayout } from './font-tables';

/** DejaVu has all Mongolian letters, Ө and Ү, and the sign of the tugrik. */
const read = async (name: string): Promise<Buffer> =>
  withoutLayout(await readFile(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));

const readFonts = async () => ({ regular: await read('DejaVuSans'), bold: await read('DejaVuSans-Bold') });
let fonts: ReturnType<typeof readFonts> | undefined;
const loadFonts = () =>
  (fonts ??= readFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  }));

export type Pdf = PDFKit.PDFDocument;

interface PdfFacts {
  title: string;
  /** In points. */
  size: [number, number];
  /** Creation time in the file. */
  at: Date;
}

/** Draws a document of one kind of page. Its text can be searched and copied, for the fonts are embedded. */
export const drawPdf = async (facts: PdfFacts, draw: (pdf: Pdf) => void): Promise<Buffer> => {
  // Loading it takes a tenth of a second of each start.
  const { default: PDFDocument } = await import('pdfkit');
  const { regular, bold } = await loadFonts();
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: facts.size,
      margin: 28,
      lang: 'mn',
      info: { Title: facts.title, CreationDate: facts.at },
    });
    pdf.registerFont('regular', regular);
    pdf.registerFont('bold', bold);
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    draw(pdf.font('regular').fontSize(9));
    pdf.end();
  });
};

/** Whether the fonts have each letter of a text. */
export const canDraw = async (text: string): Promise<boolean> => {
  const { create } = await import('fontkit');
  const font = create((await loadFonts()).regular);
  return (
    'hasGlyphForCodePoint' in font && [...text].every(letter => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  );
};

/** Readers of a language whose letters the fonts lack, such as Chinese, get English. */
export const readableLocale = async (locale: Locale, text: string): Promise<Locale> =>
  (await canDraw(text)) ? locale : 'en';

/** A QR code of vector squares, sharp in any size, on white with its quiet zone. */
export const drawQr = (pdf: Pdf, text: string, { x, y, edge }: { x: number; y: number; edge: number }): void => {
  const { modules } = createQr(text, { errorCorrectionLevel: 'M' });
  const quietZone = 4;
  const unit = edge / (modules.size + 2 * quietZone);
  pdf.rect(x, y, edge, edge).fill('#fff');
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) pdf.rect(x + (column + quietZone) * unit, y + (row + quietZone) * unit, unit, unit);
    }
  }
  pdf.fill('#000');
};

/** Term to the left, value to the right. */
export const drawPair = (pdf: Pdf, term: string, value: string, bold = false): void => {
  const { y } = pdf;
  const { left, right } = pdf.page.margins;
  const width = pdf.page.width - left - right;
  pdf.font('regular').text(term, left, y, { width: width * 0.62 });
  const below = pdf.y;
  pdf.font(bold ? 'bold' : 'regular').text(value, left + width * 0.64, y, { width: width * 0.36, align: 'right' });
  pdf.font('regular');
  pdf.x = left;
  pdf.y = Math.max(below, pdf.y) + 3;
};
