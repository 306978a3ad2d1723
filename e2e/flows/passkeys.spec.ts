import type { Page } from '@playwright/test';
import { asShopper, expectShown } from '../fixtures/journey';
import { expect, hydrated, test } from '../fixtures/test';

/** A phone or computer whose owner unlocks its passkeys at once. */
const addAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** A browser whose login field offers no passkeys: the field would sign in before the button is clicked. */
const withoutAutofill = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
};

test(
  'a passkey is offered after a sign-in, signs in from the login field and by its button, and is removed',
  { tag: '@any-size' },
  async ({ page, at, say }) => {
    await addAuthenticator(page);
    const main = page.getByRole('main');
    const signOut = async () => {
      await page.goto(at('/profile'));
      await main.getByRole('button', { name: say('Гарах', 'Sign out') }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: say('Нэвтрэх', 'Sign in') })).toBeVisible();
      await page.goto(at('/sign-in'));
      await hydrated(page);
    };

    await asShopper(page, at('/profile'));
    await main.getByRole('button', { name: say('Түлхүүр үүсгэх', 'Create a passkey') }).click();
    await expect(page.getByText(say('Нэвтрэх түлхүүр нэмлээ.', 'Your passkey has been added.'))).toBeVisible();

    await signOut();
    await expectShown(page, /\/profile$/);

    await withoutAutofill(page);
    await signOut();
    await main.getByRole('button', { name: say('Түлхүүрээр нэвтрэх', 'Use a passkey') }).click();
    await expectShown(page, /\/profile$/);

    await page.goto(at('/profile/security'));
    const keys = main.getByRole('region', { name: say('Нэвтрэх түлхүүр (passkey)', 'Passkeys') });
    await keys.getByRole('button', { name: say('Хасах', 'Remove') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Хасах', 'Remove') })
      .click();
    await expect(keys.getByRole('listitem')).toHaveCount(0);
  },
);
