import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/sites';

export const sites = {
  text: 'Write the {{language}} text: it is the main language of the site.',
  contrast:
    'Too little contrast with “{{ground}}”: {{ratio}}:1, at least {{min}}:1 is needed. Choose a darker or a lighter colour.',
  defaultLocale: 'Offer the main language too, or choose another main language.',
  fallback: 'A language does not replace itself: take it out of its own list.',
  unknownCode: 'The shop has no “{{code}}”: choose one of the list.',
  repeated: 'This id is used above already: choose another one.',
  railValue: 'Name the category or the kind that this row shows.',
  hostTaken: 'Another site has the name {{host}}: choose another one.',
  shape: 'Fill this in.',
  choice: 'Choose one of the list.',
  unknownField: 'There is no such setting: remove it.',
  small: 'Too small or too few: at least {{min}}.',
  big: 'Too long or too many: at most {{max}}.',
  format: 'The form is not right: see the example.',
} satisfies Translation<typeof mn.sites>;
