import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** Loaded with the first HTML that is pasted; what cannot be loaded or has no form is pasted as plain text. */
const sliceOf = async (view: EditorView, html: string): Promise<Slice | undefined> => {
  try {
    const { blocksFromHtml } = await import(/* webpackChunkName: "from-html" */ './from-html.rules');
    const blocks = blocksFromHtml(html).map(block => view.state.schema.nodeFromJSON(block));
    return blocks.length > 0 ? Slice.maxOpen(Fragment.from(blocks)) : undefined;
  } catch {
    return undefined;
  }
};

/** Inserts what HTML says at the selection, or at a position. */
export const insertHtml = async (
  view: EditorView,
  { html, text }: { html: string; text: string },
  at?: number,
): Promise<void> => {
  const slice = await sliceOf(view, html);
  if (!slice) {
    view.pasteText(text);
    return;
  }
  const { tr } = view.state;
  view.dispatch((at === undefined ? tr.replaceSelection(slice) : tr.replaceRange(at, at, slice)).scrollIntoView());
};

const textsOf = (data: DataTransfer | null) => ({
  html: data?.getData('text/html') ?? '',
  text: data?.getData('text/plain') ?? '',
});

/**
 * The editor's own way would let the browser parse the text, for which our pages have no policy: it is read by
 * `blocksFromHtml` instead.
 */
export const pasteEvents = {
  paste: (view: EditorView, event: ClipboardEvent): boolean => {
    const texts = textsOf(event.clipboardData);
    if (texts.html === '') return false;
    event.preventDefault();
    void insertHtml(view, texts);
    return true;
  },
  drop: (view: EditorView, event: DragEvent): boolean => {
    const texts = textsOf(event.dataTransfer);
    // What is moved inside of the editor is not parsed.
    if (texts.html === '' || view.dragging) return false;
    event.preventDefault();
    void insertHtml(view, texts, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
    return true;
  },
};
