import { preferencesOf } from '@haven/ui-kit';

export const usePreferences = preferencesOf('star-bounty', { odds: true });
