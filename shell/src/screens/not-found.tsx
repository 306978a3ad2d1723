import { useShell } from '../shell-context';

/** No page lives at this path. */
export const NotFound = ({ path }: { path: string }) => {
  const { t } = useShell();
  return (
    <section>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.path', { path })}</p>
    </section>
  );
};
