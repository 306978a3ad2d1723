import { runAlone } from '@ortoo/testing/run-alone';
import { answers } from './parts/testing/answers';
import { messages } from './messages/mn';
import { remote } from './remote';

void runAlone(remote, answers, messages);
