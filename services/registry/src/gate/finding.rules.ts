/** One reason to refuse a release. */
export interface Finding {
  code: string;
  /** What is wrong, in one sentence. */
  problem: string;
  /** What its team can do. */
  mend: string;
}

export const finding = (code: string, problem: string, mend: string): Finding => ({ code, problem, mend });

/** The shell's name among the remotes. */
export const isShell = ({ remote }: { remote: string }): boolean => remote === 'shell';

/** Some of a list, in words. */
export const some = (items: readonly string[], max = 4): string =>
  items.slice(0, max).join(', ') + (items.length > max ? ` and ${items.length - max} more` : '');
