import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locale } from '@ortoo/i18n';
import { withoutLayout } from './font-tables';
import { type DrawQr, loadDrawQr } from './qr';

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
export const drawPdf = async (facts: PdfFacts, draw: (pdf: Pdf, drawQr: DrawQr) => void): Promise<Buffer> => {
  // Loading it takes a tenth of a second of each start.
  const { default: PDFDocument } = await import('pdfkit');
  const [{ regular, bold }, drawQrOn] = await Promise.all([loadFonts(), loadDrawQr()]);
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
    draw(pdf.font('regular').fontSize(9), drawQrOn(pdf));
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
