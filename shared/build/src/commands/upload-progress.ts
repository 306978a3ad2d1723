/** A terminal, or a log. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Share of an upload between two lines of progress where a line cannot be overwritten. */
const sharePerLine = 0.25;

const inMegabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** Prints how much of an upload has been sent: one line that a terminal overwrites, elsewhere a line per quarter. */
export const printUpload = (name: string, output: Output = process.stdout) => {
  let nextLine = sharePerLine;
  return (sent: number, total: number): void => {
    const line = `${name}: ${inMegabytes(sent)} of ${inMegabytes(total)} MB sent`;
    if (output.isTTY) {
      output.write(`\r${line}${sent === total ? '\n' : ''}`);
    } else if (sent >= nextLine * total) {
      output.write(`${line}\n`);
      nextLine = Math.floor(sent / total / sharePerLine + 1) * sharePerLine;
    }
  };
};
