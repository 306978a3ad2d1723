import { useMessages } from '@ortoo/remote';
import { Button, Cluster } from '@ortoo/ui';
import type { Editor } from '@tiptap/react';

const commands = ['addRowAfter', 'deleteRow', 'addColumnAfter', 'deleteColumn', 'deleteTable'] as const;

/** Rows and columns of the table that the cursor is in. */
export const TableTools = ({ editor }: { editor: Editor }) => {
  const t = useMessages();
  return (
    <div role="group" aria-label={t('document.table')}>
      <Cluster>
        {commands.map(command => (
          <Button key={command} kind="quiet" size="sm" onClick={() => editor.chain().focus()[command]().run()}>
            {t(`write.table.${command}`)}
          </Button>
        ))}
      </Cluster>
    </div>
  );
};
