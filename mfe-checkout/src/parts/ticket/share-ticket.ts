import type { Coupon } from '@ortoo/contracts';
import { fetchPaper } from '../paper';

const paperOf = async ({ pdf_url, number }: Coupon): Promise<File[]> => [
  new File([await fetchPaper(pdf_url)], `${number}.pdf`, { type: 'application/pdf' }),
];

const bySystem = async (ticket: Coupon, text: string): Promise<void> => {
  const files = await paperOf(ticket).catch(() => []);
  const shareData = { title: ticket.name, text };
  const whole = { ...shareData, files };
  await navigator.share(files.length > 0 && navigator.canShare(whole) ? whole : shareData);
};

/**
 * Shares a ticket in the system's dialog, as a PDF when files are supported; else copies its text to the clipboard.
 * Resolves to the result to report. A dismissed dialog is no failure.
 */
export const shareTicket = async (ticket: Coupon, text: string): Promise<'nothing' | 'copied' | 'failed'> => {
  if ('share' in navigator) {
    const fault = await bySystem(ticket, text).catch((error: unknown) => error);
    if (fault === undefined || (fault instanceof DOMException && fault.name === 'AbortError')) return 'nothing';
  }
  return copy(text);
};

/** Copies text to the clipboard. */
export const copy = async (text: string): Promise<'copied' | 'failed'> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
};
