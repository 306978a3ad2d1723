import type { ReactNode } from 'react';
import { Boundary, useMessages } from '@ortoo/remote';
import { Button, Container, EmptyState, RefreshIcon } from '@ortoo/ui';
import { clearAndReload } from '../navigation/clear-and-reload';

/** Contains a crash of the whole shop: the only recovery is a clean start. */
export const FatalBoundary = ({ children }: { children: ReactNode }) => {
  const t = useMessages();
  // Requested before the crash, so that every page comes with them: a crashed page may be unable to load texts.
  const texts = { title: t('errors.updated'), text: t('errors.updatedText') };
  const reload = t('errors.reload');
  const fatal = () => (
    <Container width="text">
      <EmptyState
        level={1}
        icon={<RefreshIcon />}
        {...texts}
        actions={<Button onClick={() => void clearAndReload()}>{reload}</Button>}
      />
    </Container>
  );
  return <Boundary fallback={fatal}>{children}</Boundary>;
};
