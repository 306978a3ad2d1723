import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Translate } from '@ortoo/i18n';
import { createStand, type StandOptions } from './stand';

/** Shows a slot of a remote with the properties a page would give it. */
export const renderSlot = async (
  id: string,
  props: Record<string, unknown>,
  options: StandOptions,
): Promise<RenderResult & { user: UserEvent; t: Translate }> => {
  const { Stand, t } = await createStand(options);
  const { Slot } = await options.remote.slots[id]!();
  const user = userEvent.setup();
  const view = render(
    <Stand path="/">
      <Slot {...props} />
    </Stand>,
  );
  return { ...view, user, t };
};
