import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Translate } from '@ortoo/i18n';
import { createHarness, type HarnessOptions } from './harness';

/** Renders a slot of a remote with the properties of a page. */
export const renderSlot = async (
  id: string,
  props: Record<string, unknown>,
  options: HarnessOptions,
): Promise<RenderResult & { user: UserEvent; t: Translate }> => {
  const { StubShell: HarnessFrame, t } = await createHarness(options);
  const { Slot } = await options.remote.slots[id]!();
  const user = userEvent.setup();
  const view = render(
    <HarnessFrame path="/">
      <Slot {...props} />
    </HarnessFrame>,
  );
  return { ...view, user, t };
};
