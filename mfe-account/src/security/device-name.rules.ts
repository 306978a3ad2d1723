/** A device by its browser and system, as far as they are known. */
export const deviceName = ({ browser, system }: { browser: string | null; system: string | null }): string =>
  [browser, system].filter(Boolean).join(' · ');
