import { definePersonalPage } from '@ortoo/remote';
import { SignInForm } from './sign-in-form';
import { SignInFrame } from './sign-in-frame';
import { useArrival } from './use-arrival';

const SignInPage = () => <SignInForm next={useArrival()} frame={SignInFrame} />;

export const page = definePersonalPage('signIn.title', SignInPage);
