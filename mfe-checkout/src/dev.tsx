import { runAlone } from '@ortoo/testing/run-alone';
import { messages } from './messages/mn';
import { remote } from './remote';
import { answers } from './parts/testing/answers';

void runAlone(remote, answers, messages);
