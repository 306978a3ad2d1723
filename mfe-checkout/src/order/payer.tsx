import type { Address } from '@ortoo/contracts';
import { formatPhone } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { useAddressLine } from '../parts/use-address-line';
import { DefinitionList, Section } from '@ortoo/ui';

/** The payer, when different from the recipient. */
export const Payer = ({ payer }: { payer: Address }) => {
  const t = useMessages();
  const lineOf = useAddressLine();
  return (
    <Section title={t('payer.title')}>
      <DefinitionList
        items={[
          { term: t('fields.firstName'), value: `${payer.firstname} ${payer.lastname}`.trim() },
          { term: t('fields.phone'), value: formatPhone(payer.phone) },
          { term: t('fields.address'), value: lineOf(payer) },
        ]}
      />
    </Section>
  );
};
