import { css } from '@emotion/react';
import { lazyPart, useMessages } from '@ortoo/remote';
import {
  BoldIcon,
  Heading2Icon,
  Heading3Icon,
  IconButton,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  MinusIcon,
  PackageIcon,
  QuoteIcon,
  RedoIcon,
  TableIcon,
  UndoIcon,
} from '@ortoo/ui';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { TableTools } from './table-tools';

const LinkDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "write-link" */ './link-dialog')).LinkDialog,
  {
    when: 'use',
  },
);
const ImageDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "write-image" */ './image-dialog')).ImageDialog,
  { when: 'use' },
);
const ProductDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "write-product" */ './product-dialog')).ProductDialog,
  { when: 'use' },
);
const QuoteDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "write-quote" */ './quote-dialog')).QuoteDialog,
  { when: 'use' },
);

type Asking = 'link' | 'image' | 'product' | 'quote';

interface Tool {
  /** Key of its name below `write.tools`. */
  name: string;
  icon: ReactNode;
  isOn?: boolean;
  isOff?: boolean;
  run: () => unknown;
}

const stateOf = (editor: Editor) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading2: editor.isActive('heading', { level: 2 }),
  heading3: editor.isActive('heading', { level: 3 }),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  blockquote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  table: editor.isActive('table'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

const toolsOf = (editor: Editor, on: ReturnType<typeof stateOf>, ask: (what: Asking) => void): Tool[] => {
  const chain = () => editor.chain().focus();
  return [
    { name: 'bold', icon: <BoldIcon />, isOn: on.bold, run: () => chain().toggleBold().run() },
    { name: 'italic', icon: <ItalicIcon />, isOn: on.italic, run: () => chain().toggleItalic().run() },
    { name: 'link', icon: <LinkIcon />, isOn: on.link, run: () => ask('link') },
    {
      name: 'heading',
      icon: <Heading2Icon />,
      isOn: on.heading2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'subheading',
      icon: <Heading3Icon />,
      isOn: on.heading3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { name: 'list', icon: <ListIcon />, isOn: on.bulletList, run: () => chain().toggleBulletList().run() },
    { name: 'numbers', icon: <ListOrderedIcon />, isOn: on.orderedList, run: () => chain().toggleOrderedList().run() },
    { name: 'quote', icon: <QuoteIcon />, isOn: on.blockquote, run: () => ask('quote') },
    { name: 'image', icon: <ImageIcon />, run: () => ask('image') },
    { name: 'product', icon: <PackageIcon />, run: () => ask('product') },
    {
      name: 'table',
      icon: <TableIcon />,
      isOn: on.table,
      isOff: on.table,
      run: () => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
    { name: 'rule', icon: <MinusIcon />, run: () => chain().setHorizontalRule().run() },
    { name: 'undo', icon: <UndoIcon />, isOff: !on.canUndo, run: () => chain().undo().run() },
    { name: 'redo', icon: <RedoIcon />, isOff: !on.canRedo, run: () => chain().redo().run() },
  ];
};

/** Arrow keys move between the buttons; Tab leaves them. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex(button => button === document.activeElement);
  const target = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step && at + step;
  if (target === undefined || at < 0) return;
  event.preventDefault();
  buttons[(target + buttons.length) % buttons.length]?.focus();
};

/** The tools of one editor. */
export const Toolbar = ({ editor, label }: { editor: Editor; label: string }) => {
  const t = useMessages();
  const on = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const [asking, setAsking] = useState<Asking>();
  const [reached, setReached] = useState(0);
  const close = () => {
    setAsking(undefined);
    editor.commands.focus();
  };
  return (
    <>
      <div role="toolbar" aria-label={t('write.toolbar', { label })} css={style} onKeyDown={moveFocus}>
        {toolsOf(editor, on, setAsking).map(({ name, icon, isOn, isOff, run }, at) => (
          <IconButton
            key={name}
            label={t(`write.tools.${name}`)}
            title={t(`write.tools.${name}`)}
            icon={icon}
            {...(isOn !== undefined && { pressed: isOn })}
            aria-disabled={isOff}
            tabIndex={at === reached ? 0 : -1}
            onFocus={() => setReached(at)}
            onClick={() => void (isOff || run())}
          />
        ))}
      </div>
      {on.table && <TableTools editor={editor} />}
      {asking === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asking === 'image' && <ImageDialog editor={editor} onClose={close} />}
      {asking === 'product' && <ProductDialog editor={editor} onClose={close} />}
      {asking === 'quote' && <QuoteDialog editor={editor} onClose={close} />}
    </>
  );
};

const style = css`
  position: sticky;
  z-index: 1;
  top: var(--header-height);
  display: flex;
  flex-wrap: wrap;
  padding: 0.25rem;
  border-bottom: 1px solid var(--line);
  border-radius: var(--radius) var(--radius) 0 0;
  background: var(--surface);
  [aria-disabled='true'] {
    opacity: 0.4;
  }
  [aria-pressed='true'] {
    background: var(--sand);
    color: var(--action);
  }
`;
