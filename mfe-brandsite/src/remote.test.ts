import { localeIds } from '@ortoo/contracts';
import { describeRemote } from '@ortoo/testing';
import { remote } from './remote';

describeRemote(remote);

it('has all five languages', () => expect(Object.keys(remote.messages)).toEqual([...localeIds]));
