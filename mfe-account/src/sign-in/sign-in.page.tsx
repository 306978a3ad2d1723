import { useState } from 'react';
import { definePersonalPage } from '@ortoo/remote';
import { SignInForm } from './sign-in-form';
import { SignInFrame } from './sign-in-frame';
import { useArrival } from './use-arrival';

const SignInPage = () => {
  const [isHeld, hold] = useState(false);
  return <SignInForm next={useArrival(isHeld)} frame={SignInFrame} hold={hold} />;
};

export const page = definePersonalPage('signIn.title', SignInPage);
