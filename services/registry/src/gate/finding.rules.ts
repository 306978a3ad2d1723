/** One reason to reject a release. */
export interface Finding {
  code: string;
  /** The fault, in one sentence. */
  problem: string;
  /** The remedy for its team. */
  mend: string;
}

export const finding = (code: string, problem: string, mend: string): Finding => ({ code, problem, mend });

/** The same when there is such a fault. */
export const findingIf = (isFault: boolean, code: string, problem: string, mend: string): Finding[] =>
  isFault ? [finding(code, problem, mend)] : [];

/** The shell's name among the remotes. */
export const isShell = ({ remote }: { remote: string }): boolean => remote === 'shell';

/** Some entries of a list, as text. */
export const some = (items: readonly string[], max = 4): string =>
  items.slice(0, max).join(', ') + (items.length > max ? ` and ${items.length - max} more` : '');
