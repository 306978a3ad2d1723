import { runAlone } from '@ortoo/testing/run-alone';
import { devAnswers } from './dev-answers';
import { messages } from './messages/mn';
import { remote } from './remote';

void runAlone(remote, devAnswers, messages);
