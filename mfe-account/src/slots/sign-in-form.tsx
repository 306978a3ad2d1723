import type { SlotProps } from '@ortoo/remote';
import { SignInForm } from '../sign-in/sign-in-form';
import { EmbeddedFrame } from './embedded-frame';

export const Slot = ({ next }: SlotProps<'account.sign-in-form'>) => <SignInForm next={next} frame={EmbeddedFrame} />;
