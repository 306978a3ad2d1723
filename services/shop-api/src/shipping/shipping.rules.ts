import type { ShipmentState, ShipmentStep } from '@ortoo/contracts';

export interface Moving {
  state: ShipmentState;
  delivered_at: Date | null;
  tracking: string | null;
  /** The buyer collects it. */
  isPickup: boolean;
  /** Its order is paid, and neither canceled nor returned. */
  isOwed: boolean;
}

/** Whether a step is due, was taken already, or is impossible from here. */
export type Answer = 'take' | 'taken' | 'refuse';

const ready = ({ state }: Moving): Answer =>
  state === 'pending' ? 'take' : state === 'ready' || state === 'shipped' ? 'taken' : 'refuse';

const ship = ({ state, isPickup, tracking }: Moving, requestedTracking: string | undefined): Answer => {
  if (isPickup) return 'refuse';
  if (state === 'ready') return 'take';
  // Goods that are on their way with one number do not get another.
  return state === 'shipped' && (requestedTracking === undefined || requestedTracking === tracking)
    ? 'taken'
    : 'refuse';
};

/** A pickup is handed over when it is ready; a delivery must have been sent. */
const deliver = ({ state, isPickup, delivered_at }: Moving): Answer => {
  if (delivered_at !== null) return 'taken';
  return state === (isPickup ? 'ready' : 'shipped') ? 'take' : 'refuse';
};

export const answerTo = (step: ShipmentStep, moving: Moving, tracking?: string): Answer => {
  const answer = step === 'ready' ? ready(moving) : step === 'ship' ? ship(moving, tracking) : deliver(moving);
  return answer === 'take' && !moving.isOwed ? 'refuse' : answer;
};
