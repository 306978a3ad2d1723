import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { Checkbox, CreditCardIcon, PlusIcon, RadioCards, Stack } from '@ortoo/ui';
import { cardName } from '../parts/cards.rules';
import { cardsQuery } from '../parts/cards.queries';
import type { CardRequest } from './checkout.mutations';

interface CardChoiceProps {
  request: CardRequest;
  onRequest: (request: CardRequest) => void;
}

const other = 'other';

/** A stored card, or another one, which may be stored. */
export const CardChoice = ({ request: cardRequest, onRequest }: CardChoiceProps) => {
  const t = useMessages();
  const { data } = useQuery(cardsQuery());
  const cards = data?.cards ?? [];
  const value = cardRequest.card_id === undefined ? other : String(cardRequest.card_id);
  return (
    <Stack gap={2}>
      {cards.length > 0 && (
        <RadioCards
          legend={t('cards.which')}
          name="card"
          value={value}
          onChange={chosen => onRequest(chosen === other ? {} : { card_id: Number(chosen) })}
          options={[
            ...cards.map(card => ({
              value: String(card.id),
              title: cardName(card),
              text: card.holder,
              icon: <CreditCardIcon />,
            })),
            { value: other, title: t('cards.other'), icon: <PlusIcon /> },
          ]}
        />
      )}
      {value === other && (
        <Checkbox
          label={t('cards.keep')}
          checked={cardRequest.save_card === true}
          onChange={event => onRequest({ save_card: event.target.checked })}
        />
      )}
    </Stack>
  );
};
