interface PrintedPage {
  title: string;
  /** Whose codes they are. */
  owner: string;
  codes: readonly string[];
}

const element = (name: string, text = ''): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text });

/** Prints the codes alone: a dialog is not printed, and the page behind it has nothing to do with them. */
export const printCodes = ({ title, owner, codes }: PrintedPage): void => {
  const list = element('ol');
  list.append(...codes.map(code => element('li', code)));
  Object.assign(list.style, { margin: '1.5rem 0 0 2rem', font: '600 16pt/2 ui-monospace, monospace' });
  const sheet = element('section');
  sheet.append(element('h1', title), element('p', owner), list);
  const others = [...document.body.children].filter(other => !other.classList.contains('no-print'));
  for (const other of others) other.classList.add('no-print');
  document.body.append(sheet);
  const restore = () => {
    sheet.remove();
    for (const other of others) other.classList.remove('no-print');
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
};
