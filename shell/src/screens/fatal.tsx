import { useMessages } from '@ortoo/remote';
import { Button, Container, EmptyState, RefreshIcon } from '@ortoo/ui';
import { clearAndReload } from '../navigation/clear-and-reload';

/** The page itself has crashed: the only recovery is a clean start. */
export const Fatal = () => {
  const t = useMessages();
  return (
    <Container width="text">
      <EmptyState
        level={1}
        icon={<RefreshIcon />}
        title={t('errors.updated')}
        text={t('errors.updatedText')}
        actions={<Button onClick={() => void clearAndReload()}>{t('errors.reload')}</Button>}
      />
    </Container>
  );
};
