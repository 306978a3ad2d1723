import { runAlone } from '@ortoo/testing/run-alone';
import { $user } from '@ortoo/stores';
import { answers, manager } from './parts/testing/answers';
import { messages } from './messages/mn';
import { remote } from './remote';

void runAlone(remote, answers, messages).then(() => $user.set(manager));
