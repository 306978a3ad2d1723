import { locales } from '@ortoo/i18n';
import { describeRemote } from '@ortoo/testing/remote-suite';
import { remote } from './remote';

describeRemote(remote, locales);
