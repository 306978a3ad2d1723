import type { PublicationContent } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Dialog } from '@ortoo/ui';
import { ContentView } from '../parts/reading/content-view';

/** What readers will see. */
export const Preview = ({ content, onClose }: { content: PublicationContent; onClose: () => void }) => {
  const t = useMessages();
  return (
    <Dialog open wide onClose={onClose} title={t('write.preview')} closeLabel={t('actions.close')}>
      <ContentView content={content} />
    </Dialog>
  );
};
