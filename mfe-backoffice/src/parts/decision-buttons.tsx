import { useMessages } from '@ortoo/remote';
import { Button } from '@ortoo/ui';

interface DecisionButtonsProps {
  state: string;
  isApproving: boolean;
  onApprove: () => void;
  /** Opens what asks for the reason. */
  onRefuse: () => void;
}

/** Approve and refuse, without the one that is already decided. */
export const DecisionButtons = ({ state, isApproving, onApprove, onRefuse }: DecisionButtonsProps) => {
  const t = useMessages();
  return (
    <>
      {state !== 'approved' && (
        <Button busy={isApproving} onClick={onApprove}>
          {t('decision.approve')}
        </Button>
      )}
      {state !== 'refused' && (
        <Button kind="secondary" onClick={onRefuse}>
          {t('decision.refuse')}
        </Button>
      )}
    </>
  );
};
