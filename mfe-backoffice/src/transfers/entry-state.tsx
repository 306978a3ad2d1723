import type { BankEntry } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill } from '@ortoo/ui';

/** Whether an amount waits for somebody. */
export const isOpen = (entry: BankEntry): boolean => entry.verdict !== 'exact' && entry.returned_at === null;

/** What an amount was for, or what has become of it. */
export const EntryState = ({ entry }: { entry: BankEntry }) => {
  const t = useMessages();
  const { outcome } = entry;
  return (
    <StatusPill tone={isOpen(entry) ? 'waiting' : entry.verdict === 'exact' ? 'good' : 'plain'}>
      {outcome ? t(`transfers.outcomes.${outcome}`) : t(`transfers.matches.${entry.verdict}`)}
    </StatusPill>
  );
};
