const form = /^(?:(?:\+|00)?976)?([5-9]\d{7})$/;

/** The eight digits of a Mongolian phone number in any common notation; undefined for anything else. */
export const phoneDigits = (typed: string): string | undefined => form.exec(typed.replace(/[\s().-]/g, ''))?.[1];
