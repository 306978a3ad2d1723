/** Words that were once ours alone. docs/glossary.md and the field have others: sent, cached, requested, error, status. */
const nouns = [
  'beside',
  'felt',
  'hearts',
  'houses',
  'judge',
  'kept',
  'lacking',
  'lends',
  'lent',
  'lentSlots',
  'makers',
  'patience',
  'refusal',
  'refusals',
  'shelves',
  'sighting',
  'sightings',
  'standIn',
  'stray',
  'told',
  'untold',
  'verdict',
  'verdicts',
];
const verbs = [
  'asked',
  'findBeside',
  'goOn',
  'goesByItself',
  'handOn',
  'keepHouse',
  'nameVersions',
  'payBack',
  'recogniseViewer',
  'tell',
];
const pronouns = ['nobody', 'somebody', 'who', 'whose'];
const wanted = ['given', 'setAsked', 'setWanted', 'wanted'];
const types = [
  'Asked',
  'Kept',
  'OwnThings',
  'PayWish',
  'Refusal',
  'RefundWish',
  'Turns',
  'createTurns',
  'nearWords',
  'onWire',
];

module.exports = {
  names: [...nouns, ...verbs, ...pronouns, ...wanted, ...types],
  /** A file or folder with one of these words in its name. */
  files:
    '(^|[/-])(asked|beside|hearts|houses?|judge|kept|lacking|makers?|own-things|patience|refusals?|sightings?|stand-ins?|stray|telling|told|verdicts?|wanted)[./-]',
};
