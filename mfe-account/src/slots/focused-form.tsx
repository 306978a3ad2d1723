import { useEffect, useRef } from 'react';
import { SignInForm } from '../sign-in/sign-in-form';
import { EmbeddedFrame } from './embedded-frame';

/** The form of the dialog; the dialog itself would focus its first button. */
export const FocusedForm = ({ next }: { next: string }) => {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={content}>
      <SignInForm next={next} frame={EmbeddedFrame} />
    </div>
  );
};
