import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useMessages, useSite } from '@ortoo/remote';
import { $user, showToast } from '@ortoo/stores';
import { Button, Cluster, CopyIcon, DownloadIcon, InlineNotice, PrinterIcon, Stack } from '@ortoo/ui';
import { printCodes } from './print-codes';

const saveText = (text: string, name: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The download has read the address by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};

/** Codes that are shown once. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const t = useMessages();
  const { configs } = useSite();
  const user = useStore($user, { ssr: 'initial' });
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ tone: 'success', text: t('security.app.copied') }),
      () => showToast({ tone: 'warning', text: t('security.app.notCopied') }),
    );
  const print = () => {
    const login = user?.email ?? user?.phone ?? '';
    const owner = t('security.app.printedFor', { login, site: configs.name });
    printCodes({ title: t('security.app.codes'), owner, codes });
  };
  return (
    <Stack gap={2}>
      <InlineNotice tone="warn">{t('security.app.codesText')}</InlineNotice>
      <ol css={style} aria-label={t('security.app.codes')}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Cluster>
        <Button kind="secondary" icon={<DownloadIcon />} onClick={() => saveText(`${text}\n`, 'recovery-codes.txt')}>
          {t('security.app.download')}
        </Button>
        <Button kind="secondary" icon={<CopyIcon />} onClick={() => void copy()}>
          {t('actions.copy')}
        </Button>
        <Button kind="secondary" icon={<PrinterIcon />} onClick={print}>
          {t('actions.print')}
        </Button>
      </Cluster>
      <Button wide onClick={onDone}>
        {t('security.app.saved')}
      </Button>
    </Stack>
  );
};

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: var(--space-1);
  padding: var(--space-2);
  border-radius: var(--radius);
  background: var(--sand);
  text-align: center;
  code {
    font-size: var(--text-md);
    font-weight: 600;
    letter-spacing: 0.02em;
  }
`;
