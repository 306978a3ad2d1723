import { useShell } from '../shell-context';

/** A page whose code or data did not come; header and cart go on working around it. */
export const FailedPage = ({ retry }: { retry: () => void }) => {
  const { t } = useShell();
  return (
    <section role="alert">
      <h1>{t('failed.title')}</h1>
      <p>{t('failed.text')}</p>
      <button type="button" onClick={retry}>
        {t('failed.retry')}
      </button>
    </section>
  );
};
