import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { WalletRulesPreview, WalletTerms } from '@ortoo/contracts';
import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, ErrorNotice, Table } from '@ortoo/ui';
import { moneyText } from '../parts/money-text';
import { previewRulesMutation } from './wallet-rules.queries';

interface RulesPreviewProps {
  code: string;
  name: string;
  /** The typed rules; undefined when they are not complete, which the form then shows. */
  terms: () => WalletTerms | undefined;
}

const effects = ['payable', 'amount', 'cashback'] as const;

const Effects = ({ name, preview }: { name: string; preview: WalletRulesPreview }) => {
  const t = useMessages();
  const locale = useLocale();
  const cellOf = (when: 'now' | 'then') => (effect: (typeof effects)[number]) =>
    effect === 'payable' ? formatNumber(preview[when].payable, locale) : moneyText(preview[when][effect], locale);
  return (
    <Table
      caption={t('walletRules.effects', { name, count: preview.orders })}
      rows={[...effects]}
      keyOf={effect => effect}
      columns={[
        { id: 'effect', head: t('walletRules.effect'), rowHead: true, cell: effect => t(`walletRules.${effect}`) },
        { id: 'now', head: t('walletRules.now'), align: 'end', cell: cellOf('now') },
        { id: 'then', head: t('walletRules.then'), align: 'end', cell: cellOf('then') },
      ]}
    />
  );
};

/** Who would have got what of the last paid orders, by the rules as they are and as they are typed. */
export const RulesPreview = ({ code, name, terms }: RulesPreviewProps) => {
  const t = useMessages();
  const errorText = useErrorText();
  const { mutate, data, error, isPending } = useMutation(previewRulesMutation);
  const preview = () => {
    const typed = terms();
    if (typed) mutate({ code, ...typed });
  };
  return (
    <div css={style}>
      <Button
        kind="secondary"
        size="sm"
        busy={isPending}
        onClick={preview}
        aria-label={t('walletRules.tryOf', { name })}
      >
        {t('walletRules.try')}
      </Button>
      <ErrorNotice>{errorText(error)}</ErrorNotice>
      <div role="status">{data && <Effects {...{ name }} preview={data} />}</div>
    </div>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-1);
  [role='status'] {
    width: 100%;
    max-width: 36rem;
  }
  @media (max-width: 575.98px) {
    th,
    td {
      padding: 0.5rem;
      font-size: var(--text-sm);
    }
  }
`;
