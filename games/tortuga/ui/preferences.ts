import { preferencesOf } from '@haven/ui-kit';

export const usePreferences = preferencesOf('tortuga', { odds: true });
