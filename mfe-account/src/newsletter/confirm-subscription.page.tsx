import { definePersonalPage } from '@ortoo/remote';
import { confirmMutation } from './subscription.mutations';
import { SubscriptionStep } from './subscription-step';

const ConfirmSubscriptionPage = () => <SubscriptionStep name="confirm" mutation={confirmMutation} />;

export const page = definePersonalPage('newsletter.confirm.ask.title', ConfirmSubscriptionPage);
