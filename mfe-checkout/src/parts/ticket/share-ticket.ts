import type { Coupon } from '@ortoo/contracts';

/** A file and no answer of the API: it is fetched as the link beside it would be. */
const paperOf = async ({ pdf_url, number }: Coupon): Promise<File[]> => {
  const answer = await fetch(pdf_url);
  return answer.ok ? [new File([await answer.blob()], `${number}.pdf`, { type: 'application/pdf' })] : [];
};

const bySystem = async (ticket: Coupon, text: string): Promise<void> => {
  const files = await paperOf(ticket).catch(() => []);
  const shareData = { title: ticket.name, text };
  const whole = { ...shareData, files };
  await navigator.share(files.length > 0 && navigator.canShare(whole) ? whole : shareData);
};

/**
 * Hands a ticket on by the system's own dialog, on paper where it takes files; else its words go to the clipboard.
 * Answers what the visitor has to be told. A dialog that is closed is no failure.
 */
export const shareTicket = async (ticket: Coupon, text: string): Promise<'nothing' | 'copied' | 'failed'> => {
  if ('share' in navigator) {
    const fault = await bySystem(ticket, text).catch((error: unknown) => error);
    if (fault === undefined || (fault instanceof DOMException && fault.name === 'AbortError')) return 'nothing';
  }
  return copy(text);
};

/** Puts words on the clipboard. */
export const copy = async (text: string): Promise<'copied' | 'failed'> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
};
