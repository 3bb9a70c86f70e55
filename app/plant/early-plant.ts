import type { CalculatorState } from '../../engineering/calculator.ts';
import { changedControls } from '../calculator/changed-controls.ts';
import { earlyEntries } from '../calculator/early-entries.ts';
import { type Session, withEarlyEntries } from '../calculator/session.ts';
import { form, startingPoints } from './plant-form.ts';

/** The form of the first questions, by which what was entered early is found. */
export const questionsId = 'preguntas';
export const sampleName = 'muestra';

/** The sample plant that was chosen before the scripts ran, if it was. */
export function chosenEarly(): CalculatorState | undefined {
  const chosen = document.querySelector<HTMLInputElement>(`[name=${sampleName}]:checked`);
  if (!chosen || chosen.defaultChecked) return undefined;
  return startingPoints.find(({ id }) => id === chosen.value)?.state;
}

/** With what the visitor entered before the scripts ran. React has not touched the fields yet. */
export function withWhatWasEntered(session: Session): Session {
  const questions = document.getElementById(questionsId);
  if (!(questions instanceof HTMLFormElement)) return session;
  const entered = changedControls(questions);
  if (entered.size === 0) return session;
  return withEarlyEntries(form, session, earlyEntries(form, entered));
}
