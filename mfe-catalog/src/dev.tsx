import { runAlone } from '@ortoo/testing/run-alone';
import { answers } from './dev-answers';
import { remote } from './remote';

void runAlone(remote, answers);
