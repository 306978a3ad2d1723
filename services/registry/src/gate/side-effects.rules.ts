import type { Candidate } from './candidate';
import type { EffectKind } from './evaluation';
import { finding, findingIf, isShell, type Finding } from './finding.rules';

const later = 'Do it in an effect or in answer to the visitor, and undo it when the component goes.';

const reasons: Record<EffectKind, [code: string, description: string, mend: string]> = {
  timer: ['EFFECT_TIMER', 'starts a timer', later],
  listener: ['EFFECT_LISTENER', 'listens', later],
  network: ['EFFECT_NETWORK', 'asks the network', 'Fetch in the page’s load or with a query.'],
  storage: ['EFFECT_STORAGE', 'touches storage', 'Use persisted of @ortoo/stores.'],
  document: ['EFFECT_DOCUMENT', 'changes the document', 'Render it; what belongs in the head, head() says.'],
  navigation: [
    'EFFECT_NAVIGATION',
    'moves the visitor',
    'Use useNavigate in answer to the visitor, or MovedTo in load.',
  ],
  global: ['EFFECT_GLOBAL', 'writes a global', 'Keep it in a module or in a store: globals are everybody’s.'],
  prototype: ['EFFECT_PROTOTYPE', 'extends a built-in object', 'Write a function: built-in objects are everybody’s.'],
  process: ['EFFECT_PROCESS', 'reaches for the process', 'Leave the process to the service that runs it.'],
};

/** Effects of a module at load time: only definitions are allowed. */
export const checkSideEffects = ({ record, evaluation }: Candidate): Finding[] => {
  if (isShell(record)) return [];
  const { effects, faults, container } = evaluation;
  return [
    ...faults.map(({ file, error }) =>
      finding(
        'EVALUATION',
        `${file} fails as soon as it is loaded: ${error}.`,
        'Load it in a test: it must define, and do nothing else.',
      ),
    ),
    ...findingIf(
      !container && faults.length === 0,
      'CONTAINER',
      'browser/remoteEntry.js leaves no container under the remote’s name.',
      'Build it with remoteConfigurations of shared/build.',
    ),
    ...effects.map(({ kind, file, what }) => {
      const [code, text, mend] = reasons[kind];
      return finding(code, `${file} ${text} as soon as it is loaded: ${what}.`, mend);
    }),
  ];
};
