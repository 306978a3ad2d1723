import type { SlotProps } from '@ortoo/remote';
import { ContentView } from '../parts/reading/content-view';

/** What a user has written, for those who decide about it. */
export const Slot = ({ content }: SlotProps<'content.publication-text'>) => <ContentView content={content} />;
