import { useEffect } from 'react';
import { create } from 'zustand';

interface Question {
  readonly text: string;
}

/** What is asked of whoever looks at this screen; the page reads it aloud, in its turn among what happens. */
export const useQuestion = create<Question>(() => ({ text: '' }));

/** Asks for as long as this is on screen. */
export function useQuestionShown(text: string): void {
  useEffect(() => {
    useQuestion.setState({ text });
    return () => useQuestion.setState({ text: '' });
  }, [text]);
}
