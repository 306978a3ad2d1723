import { describeRemote } from '@ortoo/testing';
import { remote } from './remote';

describeRemote(remote);
