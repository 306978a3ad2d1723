/** Checks a recovery code: three groups of four letters and digits, in any notation. */
export const recoveryCodeFault = (code: string): string | undefined =>
  /^(?:[A-Z2-7]{4}[\s-]*){3}$/i.test(code.trim()) ? undefined : 'secondFactor.recoveryFault';

/** A code as the server reads it. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Checks the code of an app, or a recovery code. */
export const anyCodeFault = (code: string): string | undefined =>
  /^\d{6}$/.test(code.trim()) || !recoveryCodeFault(code) ? undefined : 'secondFactor.anyFault';
