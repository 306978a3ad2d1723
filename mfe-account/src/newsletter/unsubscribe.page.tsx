import { definePersonalPage } from '@ortoo/remote';
import { unsubscribeMutation } from './subscription.mutations';
import { SubscriptionStep } from './subscription-step';

const UnsubscribePage = () => <SubscriptionStep name="unsubscribe" mutation={unsubscribeMutation} />;

export const page = definePersonalPage('newsletter.unsubscribe.ask.title', UnsubscribePage);
